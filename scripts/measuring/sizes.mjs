import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseAst } from 'vite';

/** @param {string} text @returns {number} bytes at Node's own quality, which is the highest */
export const brotliBytes = (text) => (text ? brotliCompressSync(text).length : 0);

/** @param {string} text @param {RegExp} pattern with one group */
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, group = '']) => group);

/** @param {string} attributes of a tag @param {string} name */
const attribute = (attributes, name) => new RegExp(`\\s${name}=["']?([^"'\\s>]+)`).exec(attributes)?.[1];

/** The HTML without elements that a browser with scripts ignores. @param {string} html */
const heeded = (html) => html.replace(/<!--[\s\S]*?-->|<noscript[\s>][\s\S]*?<\/noscript>/g, '');

/** The attributes of each of these tags. @param {string} html @param {string} tag */
const tags = (html, tag) => all(html, new RegExp(`<${tag}(?=[\\s>])([^>]*)>`, 'g'));

/** The modules that a document preloads, as addresses. A low priority marks a prefetch. @param {string} html */
const preloads = (html) =>
  tags(html, 'link')
    .filter((link) => attribute(link, 'rel') === 'modulepreload' && attribute(link, 'fetchpriority') !== 'low')
    .map((link) => attribute(link, 'href') ?? '');

/** The specifiers of a module's static imports. @param {string} source */
const importsOf = (source) => parseAst(source).body.flatMap((node) => ('source' in node && node.source ? [String(node.source.value)] : []));

/**
 * The scripts that run before the page is complete: those that its HTML names, in a tag or in
 * an inline script, and in turn what they import. Returns addresses.
 * @param {string} html
 * @param {(path: string) => string} read the text of a file of the build
 */
export function initialScripts(html, read) {
  const inline = all(html, /<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g).join('\n');
  const named = [
    ...tags(html, 'script').flatMap((script) => attribute(script, 'src') ?? []),
    ...preloads(html),
    ...all(inline, /["'`](\/[\w./-]+\.js)["'`]/g),
  ];
  const found = new Set(named);
  // A Set also iterates over values that are added during the loop.
  for (const path of found) {
    for (const name of importsOf(read(path))) found.add(new URL(name, `http://localhost${path}`).pathname);
  }
  return [...found];
}

/**
 * The bytes of brotli that the HTML of an address loads before the first paint, and the number of style sheets that block it.
 * @param {string} html
 * @param {(path: string) => string} read the text of a file of the build
 */
export const sizesOfHtml = (html, read) => ({
  initialJs: initialScripts(heeded(html), read).reduce((sum, path) => sum + brotliBytes(read(path)), 0),
  inlineCss: brotliBytes(all(heeded(html), /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g).join('')),
  blockingSheets: tags(heeded(html).replace(/<\/head>[\s\S]*/, ''), 'link').filter(
    (link) => attribute(link, 'rel') === 'stylesheet' && attribute(link, 'media') !== 'print',
  ).length,
});

/** The HTML of an address of a build: its own document, or the fallback. @param {string} folder @param {string} address */
function htmlOf(folder, address) {
  const own = join(folder, `${address}.html`);
  return readFileSync(existsSync(own) ? own : join(folder, 'index.html'), 'utf8');
}

/** The HTML of an address of a build, in bytes of brotli. @param {string} folder @param {string} address */
export const documentBytes = (folder, address) => brotliBytes(htmlOf(folder, address));

/** The bytes before the first paint of an address of a build. @param {string} folder @param {string} address */
export const sizesOfAddress = (folder, address) => sizesOfHtml(htmlOf(folder, address), (path) => readFileSync(join(folder, path), 'utf8'));
