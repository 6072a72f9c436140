import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { beginVisit } from './bare-visit.mjs';
import { serveBuild } from './serve.mjs';
import { enter } from './situation.mjs';

/** @typedef {{ html: string, sheets: string[] }} Drawn the markup of a page without scripts and styles, and the paths of its sheets */

/** Runs in the page, as text. @returns {Drawn} */
function readDrawn() {
  const holder = document.createElement('div');
  const copy = /** @type {Element} */ (document.documentElement.cloneNode(true));
  for (const element of copy.querySelectorAll('script, noscript, style, link:not([rel=icon])')) element.remove();
  holder.append(copy);
  const links = [...document.querySelectorAll('link')].filter(({ rel }) => rel === 'stylesheet');
  return { html: holder.getHTML(), sheets: links.map(({ href }) => new URL(href).pathname) };
}

/** An expression for the content of a page of this origin. Undefined while it is empty. @param {string} origin */
const readMarkup = (origin) =>
  `location.origin === ${JSON.stringify(origin)} && document.querySelector('h1') ? (${readDrawn.toString()})() : undefined`;

/** The rules that the build also inlines into prerendered pages. */
async function criticalStyles() {
  const file = fileURLToPath(new URL('../../hosting/critical-styles.ts', import.meta.url));
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
  return /** @type {typeof import('../../hosting/critical-styles.ts')} */ (module).criticalStyles;
}

/**
 * A page as plain HTML: the app's rendered markup, and its styles.
 * @param {Drawn} drawn
 * @param {(html: string, sheet: string) => Promise<string>} stylesOf
 * @param {(path: string) => string} read the text of a file of the build
 */
export async function plainHtml({ html, sheets }, stylesOf, read) {
  const bare = `<!doctype html>${html.replace(/<!--[^]*?-->/g, '')}`;
  const styles = await stylesOf(bare, sheets.map(read).join(''));
  return bare.replace('</head>', () => `<style>${styles}</style></head>`);
}

/** The last page of a visit, and its address. @param {import('@playwright/test').Browser} chrome @param {string} origin @param {string} screen */
export async function drawnAt(chrome, origin, screen) {
  const { address, cookies } = await enter(chrome, origin, { screen });
  const visit = await beginVisit(chrome, { origin, carried: () => [] }, { cookies, isSlow: false });
  await visit.tab.send('Page.navigate', { url: origin + address });
  /** @type {Drawn | undefined} */
  let drawn;
  const { headings } = await visit.rest(async () => {
    drawn = (await visit.tab.evaluate(readMarkup(origin))) ?? drawn;
  });
  await visit.tab.close();
  if (!drawn) throw new Error('No heading was drawn');
  return { drawn, path: headings.at(-1)?.path ?? '' };
}

/**
 * A server with one plain page for all addresses, under the same hosting rules as the app. It serves one at a time, because the policy
 * lists every inline style of a build, and a hundred would make each answer larger than the app's.
 * @param {string} build the folder that the app's style sheets are in
 */
export async function servePlain(build) {
  const folder = mkdtempSync(join(tmpdir(), 'plain-'));
  const index = join(folder, 'index.html');
  const stylesOf = await criticalStyles();
  const { origin, close } = await serveBuild(folder);
  return {
    origin,
    /** Replaces the page. @param {Drawn} drawn */
    put: async (drawn) => {
      const html = await plainHtml(drawn, stylesOf, (path) => readFileSync(join(build, path), 'utf8'));
      writeFileSync(index, html);
      writeFileSync(`${index}.br`, brotliCompressSync(html));
    },
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}
