import { relative } from 'node:path';
import { root } from './command.mjs';
import { filesOf, importsOf, readImports } from './imports.mjs';

/** The shortest chain of imports from one file to another. @param {string} start @param {string} end */
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

/** Reports circular imports, type imports included. @type {import('eslint').Rule.RuleModule} */
export const noImportCircle = {
  create(context) {
    const file = context.physicalFilename;
    readImports(file, context.sourceCode.text);
    const check = (/** @type {any} */ node) => {
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
