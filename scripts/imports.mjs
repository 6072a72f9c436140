import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './command.mjs';

const extensions = ['', '.ts', '.tsx', '.mjs', '.js'];

/** The file of a relative import or of the alias `@/`. Undefined for a package. @param {string} specifier @param {string} importer */
export function filesOf(specifier, importer) {
  if (!/^(\.|@\/)/.test(specifier)) return [];
  const path = specifier.startsWith('@/') ? join(root, 'src', specifier.slice(2)) : join(dirname(importer), specifier);
  return extensions.map((extension) => path + extension).filter((file) => /\.(tsx?|mjs|js)$/.test(file) && existsSync(file));
}

/** Each file is read once. @type {Map<string, string[]>} */
const known = new Map();

/** Every import of a file, by its text, including `import type`, `export … from` and `import()`. @param {string} file @param {string} text */
export function readImports(file, text) {
  const imported = ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => filesOf(fileName, file));
  known.set(file, imported);
  return imported;
}

export const importsOf = (/** @type {string} */ file) => known.get(file) ?? readImports(file, readFileSync(file, 'utf8'));
