import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWithin } from './budgets.mjs';
import { kB } from './columns.mjs';
import { brotliBytes } from './sizes.mjs';

/**
 * The kinds of documents, recognised by unique content, and the most bytes of brotli for each, styles and views included.
 * The first match counts.
 * @type {readonly [kind: string, fits: (name: string, html: string) => boolean, most: number][]}
 */
const kinds = [
  ['frame', (name) => name === 'index.html', 7_200],
  ['entry page', (name) => ['enter-email.html', 'login.html'].includes(name), 9_250],
  ['legal text', (_name, html) => html.includes('nhsuk-heading-xl'), 12_600],
  ['question', (_name, html) => /<form|<fieldset/.test(html), 9_800],
  ['message', () => true, 9_600],
];

/** The longest document of each kind. Kinds without any are left out. @param {readonly { name: string, html: string }[]} documents */
export const longestOfKinds = (documents) =>
  kinds.flatMap(([kind, , most]) => {
    const own = documents.filter(({ name, html }) => kinds.find(([, fits]) => fits(name, html))?.[0] === kind);
    const [longest] = own.map(({ name, html }) => ({ kind, name, bytes: brotliBytes(html), most })).sort((a, b) => b.bytes - a.bytes);
    return longest ?? [];
  });

/** Compares the documents of a build with the budget of their kind, one line each. Returns whether all are within it. @param {string} folder */
export function holdDocuments(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const documents = names.map((name) => ({ name, html: readFileSync(join(folder, name), 'utf8') }));
  const verdicts = longestOfKinds(documents).map(({ kind, name, bytes, most }) => {
    const within = isWithin(bytes, most);
    console.log(`${within ? 'ok  ' : 'OVER'}  Document, ${kind}: ${name} ${kB(bytes)}   at most ${kB(most)}`);
    return within;
  });
  return verdicts.every(Boolean);
}
