import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A screen's variant, from /mock/screens.json.
 * @typedef {{ id: string, journey: string, address: string, label: string, heading: string, says: string[], acts: boolean, waits: boolean }} Screen
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 */

/** A phone and a desktop, in CSS pixels. */
export const widths = { phone: 390, desktop: 1280 };
/** More browser windows than cores, because half of the time is a spinner's. */
const AT_ONCE = 4;
/** The time after which a page that still changes will not settle. */
const MOST_LOOKS = 20;

/** @param {string} id @param {string} kind */
export const fileOf = (id, kind) => `${id.replaceAll('/', '--')}.${kind}.png`;

/** Waits until a page shows its variant. @param {Page} page @param {Screen} screen */
async function settled(page, { heading, says, acts, waits }) {
  if (acts) await page.locator('html[data-situation=entered]').waitFor({ state: 'attached' });
  await page.waitForFunction(
    ({ heading, says, waits }) => {
      const plain = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();
      const text = plain(document.body?.innerText ?? '');
      const shown =
        plain(document.querySelector('main h1')?.textContent ?? '') === heading && says.every((one) => text.includes(plain(one)));
      return shown && (waits || !document.querySelector('main[aria-busy=true]')) && document.fonts.status === 'loaded';
    },
    { heading, says, waits },
  );
  if (waits) return;
  // The picture includes parts that the app prefetches when it is idle.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** The full page at a width, once two renderings are identical. @param {Page} page @param {number} width @returns {Promise<Buffer>} */
async function pictureAt(page, width) {
  await page.setViewportSize({ width, height: 720 });
  const devtools = await page.context().newCDPSession(page);
  const look = async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height, scale: 1 };
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', captureBeyondViewport: true, clip });
    return Buffer.from(data, 'base64');
  };
  let before = await look();
  for (let looks = 1; looks < MOST_LOOKS; looks += 1) {
    const now = await look();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error('It never looks the same twice');
}

/** Returns why there is no picture, if so. @param {Browser} chrome @param {string} origin @param {Screen} screen @param {string} folder */
async function take(chrome, origin, screen, folder) {
  const context = await chrome.newContext({ reducedMotion: 'reduce', locale: 'en-GB', bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/mock?scenario=${screen.id}`);
    await settled(page, screen);
    await page.addStyleTag({
      content: '* { animation: none !important; transition: none !important; caret-color: transparent !important }',
    });
    for (const [kind, width] of Object.entries(widths)) writeFileSync(join(folder, fileOf(screen.id, kind)), await pictureAt(page, width));
    return undefined;
  } catch (error) {
    return `${screen.id}: ${error instanceof Error ? error.message : error}`;
  } finally {
    await context.close();
  }
}

/** Takes pictures of all screens at both widths. Returns the reasons for missing ones. @param {Browser} chrome @param {string} origin @param {readonly Screen[]} screens @param {string} folder */
export async function takePictures(chrome, origin, screens, folder) {
  mkdirSync(folder, { recursive: true });
  const left = [...screens];
  /** @type {(string | undefined)[]} */
  const failures = [];
  const worker = async () => {
    for (let screen = left.shift(); screen; screen = left.shift()) failures.push(await take(chrome, origin, screen, folder));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failures.filter((failure) => failure !== undefined);
}
