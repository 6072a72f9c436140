import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseAst } from 'vite';
import { documentKinds } from './budgets.mjs';

/** @param {string} text @returns {number} bytes at Node's own quality, which is the highest */
const brotliBytes = (text) => (text ? brotliCompressSync(text).length : 0);

/** @param {string} text @param {RegExp} pattern with one group */
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, group = '']) => group);

/** The attributes of each of these tags. @param {string} html @param {string} tag */
const tags = (html, tag) =>
  all(html, new RegExp(`<${tag}(?=[\\s>])([^>]*)>`, 'g')).map((text) =>
    Object.fromEntries([...text.matchAll(/([\w-]+)=["']?([^"'\s>]+)/g)].map(([, name = '', value = '']) => [name, value])),
  );

/** The specifiers of a module's static imports. @param {string} source */
const importsOf = (source) => parseAst(source).body.flatMap((node) => ('source' in node && node.source ? [String(node.source.value)] : []));

/**
 * The addresses of the scripts that run before the page is complete: those that its HTML names, in a tag or in an inline script, and in turn
 * what they import. A module that is preloaded with a low priority is a prefetched file.
 * @param {string} html
 * @param {(path: string) => string} read the text of a file of the build
 */
export function initialScripts(html, read) {
  const inline = all(html, /<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g).join('\n');
  const preloads = tags(html, 'link').filter(({ rel, fetchpriority }) => rel === 'modulepreload' && fetchpriority !== 'low');
  const found = new Set([
    ...tags(html, 'script').flatMap(({ src }) => src ?? []),
    ...preloads.flatMap(({ href }) => href ?? []),
    ...all(inline, /["'`](\/[\w./-]+\.js)["'`]/g),
  ]);
  // A Set also iterates over values that are added during the loop.
  for (const path of found) {
    for (const name of importsOf(read(path))) found.add(new URL(name, `http://localhost${path}`).pathname);
  }
  return [...found];
}

/**
 * The bytes of brotli that HTML loads before the first paint, and the number of style sheets that block it.
 * @param {string} html
 * @param {(path: string) => string} read the text of a file of the build
 */
export function sizesOfHtml(html, read) {
  const heeded = html.replace(/<!--[\s\S]*?-->|<noscript[\s>][\s\S]*?<\/noscript>/g, '');
  const sheets = tags(heeded.replace(/<\/head>[\s\S]*/, ''), 'link').filter(({ rel, media }) => rel === 'stylesheet' && media !== 'print');
  return {
    initialJs: initialScripts(heeded, read).reduce((sum, path) => sum + brotliBytes(read(path)), 0),
    inlineCss: brotliBytes(all(heeded, /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g).join('')),
    blockingSheets: sheets.length,
  };
}

/** The sizes of an address of a build: of its own document, or of the fallback. @param {string} folder @param {string} address */
export function sizesOfAddress(folder, address) {
  const own = join(folder, `${address}.html`);
  const read = (/** @type {string} */ path) => readFileSync(path, 'utf8');
  return sizesOfHtml(read(existsSync(own) ? own : join(folder, 'index.html')), (path) => read(join(folder, path)));
}

/** The longest document of each kind in a build. Kinds without any are left out. @param {string} folder */
export function longestDocuments(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const documents = names.map((name) => {
    const html = readFileSync(join(folder, name), 'utf8');
    const [kind = '', , most = NaN] = documentKinds.find(([, fits]) => fits(name, html)) ?? [];
    return { name, kind, most, bytes: brotliBytes(html) };
  });
  return documents.sort((a, b) => b.bytes - a.bytes).filter(({ kind }, at) => documents.findIndex((one) => one.kind === kind) === at);
}
