import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { launchHere, openVisit, serveBuild } from './visit.mjs';

/** @typedef {{ heading: number, lcp: number, hydrated: number, shift: number, blocking: number }} Figures in milliseconds, and CLS */

/** Observes a document from before its first script. Runs in the page. */
function watchDocument() {
  const notes = { heading: NaN, lcp: NaN, hydrated: NaN, shift: 0, blocking: 0 };
  const observe = (/** @type {string} */ type, /** @type {(entry: any) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (notes.lcp = startTime));
  observe('layout-shift', ({ hadRecentInput, value }) => hadRecentInput || (notes.shift += value));
  observe('longtask', ({ duration }) => (notes.blocking += duration - 50));
  const look = () => {
    const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility() && !one.closest('[aria-busy=true]'));
    if (Number.isNaN(notes.heading) && heading) notes.heading = performance.now();
    // React adds a property to each element that it has hydrated.
    const control = document.querySelector('main input') ?? heading;
    if (Number.isNaN(notes.hydrated) && control && Object.keys(control).length > 0) notes.hydrated = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { notes });
}

/** Removes scripts and styles from a page. Returns the addresses of its sheets. Runs in the page. */
function stripPage() {
  const sheets = [...document.querySelectorAll('link')].filter(({ rel }) => rel === 'stylesheet');
  for (const element of document.querySelectorAll('script, noscript, style, link:not([rel=icon])')) element.remove();
  return sheets.map(({ href }) => new URL(href).pathname);
}

/**
 * The same page as plain HTML: the final markup of the app, with its critical styles inline. It is the only page of a build of its own, so that
 * it has the headers of the hosting rules.
 * @param {import('./visit.mjs').Visit} visit to the app @param {string} app the folder of its build
 */
async function writePlain({ page }, app) {
  const sheets = await page.evaluate(stripPage);
  const bare = (await page.content()).replace(/<!--[^]*?-->/g, '');
  const file = join(import.meta.dirname, '../../hosting/page-styles.ts');
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
  const { criticalStyles } = /** @type {typeof import('../../hosting/page-styles.ts')} */ (module);
  const styles = await criticalStyles(bare, sheets.map((path) => readFileSync(join(app, path), 'utf8')).join(''));
  const plain = bare.replace('</head>', () => `<style>${styles}</style></head>`);
  const folder = mkdtempSync(join(tmpdir(), 'plain-'));
  writeFileSync(join(folder, 'index.html'), plain);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(plain));
  return folder;
}

/** The median, of an uneven number too. NaN when a value is missing. @param {readonly number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return values.some(Number.isNaN) ? NaN : ((sorted[Math.floor(at)] ?? NaN) + (sorted[Math.ceil(at)] ?? NaN)) / 2;
}

const labels = {
  heading: 'Heading, ms',
  lcp: 'Largest paint, ms',
  hydrated: 'Hydrated, ms',
  blocking: 'Blocking time, ms',
  shift: 'Layout shift',
};

/** A line for each figure: the medians of the app and of plain HTML, and of their ratios. @param {readonly { app: Figures, plain: Figures }[]} rounds */
const figureLines = (rounds) =>
  Object.entries(labels).map(([name, label]) => {
    const key = /** @type {keyof Figures} */ (name);
    const digits = name === 'shift' ? 4 : 0;
    const app = median(rounds.map((round) => round.app[key])).toFixed(digits);
    const plain = median(rounds.map((round) => round.plain[key])).toFixed(digits);
    const ratio = median(rounds.map((round) => round.app[key] / round.plain[key])).toFixed(2);
    return `${label.padEnd(20)}${app.padStart(8)}${plain.padStart(8)}${ratio.padStart(8)}`.replaceAll('NaN', '  -');
  });

/**
 * Compares the first view of addresses with the same page as plain HTML, in turn, so that other work of the machine affects both.
 * @param {string} folder of the build @param {readonly string[]} addresses @param {number} rounds besides one in which the machine gets warm
 */
export async function compareFirstViews(folder, addresses, rounds) {
  const app = await serveBuild(folder);
  const chrome = await launchHere();
  /** @type {{ id: string, address: string }[]} */
  const screens = await (await fetch(`${app.origin}/mock/screens.json`)).json();
  try {
    for (const address of addresses) {
      const screen = screens.find(({ id, address: own }) => id.endsWith('.usual') && own === address)?.id ?? 'enter-email.usual';
      const open = async (/** @type {string} */ origin, isSlow = true) => {
        const visit = await openVisit(chrome, app.origin, { screen, isSlow });
        await visit.page.addInitScript(watchDocument);
        await visit.page.goto(origin + address);
        await visit.rest();
        return visit;
      };
      const model = await open(app.origin, false);
      const plainFolder = await writePlain(model, folder);
      await model.close();
      const plain = await serveBuild(plainFolder);
      const measure = async (/** @type {string} */ origin) => {
        const visit = await open(origin);
        /** @type {Figures} */
        const figures = await visit.page.evaluate(() => Reflect.get(window, 'notes'));
        await visit.close();
        return figures;
      };
      const measured = [];
      for (let round = 0; round <= rounds; round++) {
        const first = await measure(round % 2 ? app.origin : plain.origin);
        const second = await measure(round % 2 ? plain.origin : app.origin);
        measured.push(round % 2 ? { app: first, plain: second } : { app: second, plain: first });
      }
      console.log(`\n${address}: Slow 4G, CPU 4 times slower, medians of ${rounds} rounds.`);
      console.log([`${''.padEnd(20)}     app   plain   ratio`, ...figureLines(measured.slice(1))].join('\n'));
      await plain.close();
      rmSync(plainFolder, { recursive: true });
    }
  } finally {
    await chrome.close();
    await app.close();
  }
}
