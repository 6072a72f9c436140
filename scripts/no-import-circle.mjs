import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const extensions = ['', '.ts', '.tsx', '.mjs', '.js'];

/** The file of a relative import, or of one by the alias `@/`; none for a package. @param {string} specifier @param {string} importer */
function filesOf(specifier, importer) {
  if (!/^(\.|@\/)/.test(specifier)) return [];
  const path = specifier.startsWith('@/') ? join(root, 'src', specifier.slice(2)) : join(dirname(importer), specifier);
  return extensions.map((extension) => path + extension).filter((file) => /\.(tsx?|mjs|js)$/.test(file) && existsSync(file));
}

/** @type {Map<string, string[]>} */
const known = new Map();

/** Every import of a file, by its text: `import type`, `export … from` and `import()` included. @param {string} file @param {string} text */
function readImports(file, text) {
  const imported = ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => filesOf(fileName, file));
  known.set(file, imported);
  return imported;
}

/** @param {string} file */
const importsOf = (file) => known.get(file) ?? readImports(file, readFileSync(file, 'utf8'));

/** The shortest way by imports from one file to another. @param {string} start @param {string} end */
function pathBetween(start, end) {
  const paths = [[start]];
  const seen = new Set([start]);
  for (const path of paths) {
    const file = path[path.length - 1] ?? start;
    if (file === end) return path;
    for (const next of importsOf(file)) {
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  return undefined;
}

/** Refuses an import that leads back to its own file, type imports included. @type {import('eslint').Rule.RuleModule} */
export const noImportCircle = {
  create(context) {
    const file = context.physicalFilename;
    readImports(file, context.sourceCode.text);
    /** @param {any} node */
    const check = (node) => {
      const specifier = node.source?.value;
      const [imported] = typeof specifier === 'string' ? filesOf(specifier, file) : [];
      const circle = imported && pathBetween(imported, file);
      if (circle) context.report({ node, message: `Import circle: ${[file, ...circle].map((part) => relative(root, part)).join(' -> ')}` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
