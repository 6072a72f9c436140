import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { serveOnLine } from './line.mjs';
import { dist, serveBuild } from './serve.mjs';
import { enter } from './situation.mjs';
import { visitOnce } from './visit.mjs';

/** @typedef {{ html: string, sheets: string[] }} Drawn the markup of a page without scripts and styles, and the paths of its sheets */

/** Runs in the page, as text. Its forms open another address, which has the same page. @returns {Drawn} */
function readDrawn() {
  const holder = document.createElement('div');
  const copy = /** @type {Element} */ (document.documentElement.cloneNode(true));
  for (const element of copy.querySelectorAll('script, noscript, style, link:not([rel=icon])')) element.remove();
  for (const form of copy.querySelectorAll('form')) Object.assign(form, { action: '/next', method: 'get' });
  holder.append(copy);
  const links = [...document.querySelectorAll('link')].filter(({ rel }) => rel === 'stylesheet');
  return { html: holder.getHTML(), sheets: links.map(({ href }) => new URL(href).pathname) };
}

/** An expression for the content of a page of this origin. Undefined while it is empty. @param {string} origin */
const readMarkup = (origin) =>
  `location.origin === ${JSON.stringify(origin)} && document.querySelector('h1') ? (${readDrawn.toString()})() : undefined`;

/** The rules that the build also inlines into prerendered pages. */
async function criticalStyles() {
  const file = fileURLToPath(new URL('../../hosting/page-styles.ts', import.meta.url));
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
  return /** @type {typeof import('../../hosting/page-styles.ts')} */ (module).criticalStyles;
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

/**
 * A server with one plain page for all addresses, under the same hosting rules as the app, which could not save the cost of its security
 * headers. It serves one at a time, because the policy lists every inline style of a build, and a hundred would make each answer
 * larger than the app's.
 * @param {import('@playwright/test').Browser} chrome
 */
export async function servePlain(chrome) {
  const folder = mkdtempSync(join(tmpdir(), 'plain-'));
  const index = join(folder, 'index.html');
  const stylesOf = await criticalStyles();
  const app = await serveBuild(dist);
  const line = await serveOnLine(folder);
  return {
    ...line,
    /** Replaces the page by the last one of a visit to the app. Returns the address of that. @param {import('./situation.mjs').Entry} entry */
    put: async (entry) => {
      /** @type {Drawn | undefined} */
      let drawn;
      const { notes } = await visitOnce(chrome, { origin: app.origin, carried: [] }, await enter(chrome, app.origin, entry), {
        isSlow: false,
        eachLook: async (tab) => {
          drawn = (await tab.evaluate(readMarkup(app.origin))) ?? drawn;
        },
      });
      if (!drawn) throw new Error('No heading was drawn');
      const html = await plainHtml(drawn, stylesOf, (path) => readFileSync(join(dist, path), 'utf8'));
      writeFileSync(index, html);
      writeFileSync(`${index}.br`, brotliCompressSync(html));
      return notes.headings.at(-1)?.path ?? '';
    },
    close: async () => {
      await Promise.all([app.close(), line.close()]);
      rmSync(folder, { recursive: true });
    },
  };
}
