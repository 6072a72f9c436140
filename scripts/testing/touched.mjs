import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../command.mjs';
import { importsOf } from '../imports.mjs';

const map = join(root, 'src/app/routes.tsx');
const pages = join(root, 'src/journeys/');
const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => join(root, folder, name));

/** Each file with its importers. The map's imports of pages are ignored, because a test opens a page by its address. */
function importers() {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const file of ['src', 'mocks', 'tests', 'hosting', 'scripts', 'e2e/support'].flatMap(filesBelow))
    for (const imported of importsOf(file))
      if (file !== map || !imported.startsWith(pages)) found.set(imported, [...(found.get(imported) ?? []), file]);
  return found;
}

/** The files and all their importers, direct or not. @param {readonly string[]} files */
function reachedFrom(files) {
  const importersOf = importers();
  const reached = new Set(files);
  for (const file of reached) for (const importer of importersOf.get(file) ?? []) reached.add(importer);
  return [...reached];
}

const escaped = (/** @type {string} */ text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * The test files that a change can affect: those that import a changed file, and those that name the address of an affected page. The
 * matrices of all calls name no address, so their rows are selected by the page that sends the call.
 * @param {readonly string[]} changed absolute paths
 * @returns {{ files: string[], matrices: string[], rows: string }}
 */
export function testsTouchedBy(changed) {
  const reached = reachedFrom(changed);
  const addresses = reached.filter((file) => importsOf(map).includes(file) && file.startsWith(pages)).map((file) => basename(file, '.tsx'));
  const imported = new Set(reached.filter(isTest));
  const named = new RegExp(`/(${addresses.map(escaped).join('|')})['"\`?#]`);
  const rest = addresses.length === 0 ? [] : filesBelow('tests').filter((file) => isTest(file) && !imported.has(file));
  const naming = rest.filter((file) => named.test(readFileSync(file, 'utf8')));
  const matrices = rest.filter((file) => !naming.includes(file) && /\bnamed\b.*senders\/senders'/.test(readFileSync(file, 'utf8')));
  return { files: [...imported, ...naming], matrices, rows: `/(${addresses.map(escaped).join('|')})\\b` };
}
