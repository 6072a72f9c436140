import { brotliCompressSync } from 'node:zlib';
import { browser, browserArguments } from './browser.mjs';
import { giveUp, npmRun } from './command.mjs';
import { install } from './install.mjs';

const TARGET_JS_KB = 115;
const address = process.argv[2] ?? '/enter-email';

/** @typedef {{ url: URL, startedAt: number, type: string, bytes: number }} Loaded one response of the measured visit */

/** Builds the app; answers how long that took, in seconds. */
async function build() {
  const start = performance.now();
  if ((await npmRun('build')) !== 0) giveUp('The build has failed: there is nothing to measure.');
  return (performance.now() - start) / 1000;
}

/**
 * Notes when the page's heading is there: until then a request was needed, after it one was made ahead. Runs in the page.
 */
function watchForHeading() {
  const seen = () => document.querySelector('h1') && Object.assign(window, { headingAt: performance.now() });
  const observer = new MutationObserver(() => seen() && observer.disconnect());
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Everything that a fresh visit with a live session loads, and when its heading was there (milliseconds of the page's clock).
 * @param {string} origin
 */
async function visit(origin) {
  const { chromium } = await import('@playwright/test');
  const chrome = await chromium.launch({ executablePath: await browser(), args: browserArguments });
  try {
    const arrival = await chrome.newContext({ baseURL: origin });
    await (await arrival.newPage()).goto('/mock/start?persona=mobile', { waitUntil: 'networkidle' });
    // The session goes along, the cache does not.
    const page = await (
      await chrome.newContext({ baseURL: origin, storageState: { cookies: await arrival.cookies(), origins: [] } })
    ).newPage();
    await page.addInitScript(watchForHeading);
    /** @type {import('@playwright/test').Response[]} */
    const responses = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(address, { waitUntil: 'networkidle' });
    const { headingAt, timeOrigin } = await page.evaluate(() => ({
      headingAt: /** @type {number} */ (Reflect.get(window, 'headingAt')),
      timeOrigin: performance.timeOrigin,
    }));
    return { headingAt, loaded: await Promise.all(responses.map((response) => weigh(response, timeOrigin))), title: await page.title() };
  } finally {
    await chrome.close();
  }
}

/**
 * @param {import('@playwright/test').Response} response
 * @param {number} timeOrigin
 * @returns {Promise<Loaded>}
 */
async function weigh(response, timeOrigin) {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const startedAt = response.request().timing().startTime - timeOrigin;
  return { url: new URL(response.url()), startedAt, type: response.request().resourceType(), bytes: brotliCompressSync(body).length };
}

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

/** @param {string} heading @param {Loaded[]} loaded */
function table(heading, loaded) {
  const sum = (/** @type {string} */ type) => loaded.filter((one) => one.type === type).reduce((total, { bytes }) => total + bytes, 0);
  console.log(`\n${heading}`);
  for (const { url, type, bytes } of loaded) console.log(`  ${kB(bytes)}  ${type.padEnd(10)}  ${url.pathname}`);
  console.log(`  ${kB(sum('script'))}  JS\n  ${kB(sum('stylesheet'))}  CSS\n  ${String(loaded.length).padStart(7)}     requests`);
  return sum('script');
}

await install();
const seconds = await build();
const { preview } = await import('vite');
const server = await preview({ preview: { port: 0, strictPort: true } });
const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
const { headingAt, loaded, title } = await visit(origin);
await server.close();

console.log(`\n${address} ("${title}"), fresh visit; brotli level 11, 1 kB = 1000 bytes`);
const initialJs = table(
  'Before the page works',
  loaded.filter(({ startedAt }) => startedAt <= headingAt),
);
table(
  'Fetched ahead, when idle',
  loaded.filter(({ startedAt }) => startedAt > headingAt),
);
const foreign = new Set(loaded.filter(({ url }) => url.origin !== origin).map(({ url }) => url.host));
console.log(`
Initial JS        ${kB(initialJs)}   target: at most ${TARGET_JS_KB} kB: ${initialJs <= TARGET_JS_KB * 1000 ? 'met' : 'MISSED'}
Requests          ${String(loaded.length).padStart(7)}
Other hosts       ${String(foreign.size).padStart(7)}      target: 0 ${[...foreign].join(' ')}
Build             ${seconds.toFixed(1).padStart(7)} s`);
process.exit(0);
