import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from '../command.mjs';
import { serveCommit } from './serve.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ address: string, width: number, height: number, shown: (page: Page) => import('@playwright/test').Locator, only?: boolean }} Picture
 * `shown` is visible when the page is ready; `only`: the picture shows that element alone

/** Generous, for busy machines. */
const PATIENCE_MS = 180_000;
/** The WebP quality, in percent. */
const QUALITY = 50;
/** A limit, because the pictures stay in the git history. */
const MOST_BYTES = 60_000;

/** The pictures of README and docs, by the names of their files. @type {Record<string, Picture>} */
const pictures = {
  'enter-email': {
    address: '/mock?scenario=enter-email.usual',
    width: 390,
    height: 844,
    shown: (page) => page.getByRole('heading', { level: 1 }),
  },
  mock: {
    address: '/mock',
    width: 1100,
    height: 730,
    shown: (page) => page.getByRole('heading', { name: 'Start a journey' }),
  },
  gallery: {
    address: '/mock/gallery?address=/enter-mobile-code',
    width: 1180,
    height: 700,
    // The last picture in view, because pictures load in order.
    shown: (page) => page.locator('.picture:nth-child(5) iframe'),
  },
  map: {
    address: '/mock/map',
    width: 1280,
    height: 900,
    shown: (page) => page.getByRole('group', { name: 'Drawing of the map' }),
    only: true,
  },
};

/** @param {Page} page @param {string} origin @param {Picture} picture */
async function picture(page, origin, { address, width, height, shown, only }) {
  await page.setViewportSize({ width, height });
  await page.goto(origin + address, { timeout: PATIENCE_MS });
  await shown(page).waitFor();
  await page.waitForLoadState('networkidle');
  const box = only ? await shown(page).boundingBox() : null;
  const devtools = await page.context().newCDPSession(page);
  const clip = { ...(box ?? { x: 0, y: 0, width, height }), scale: 1 };
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, captureBeyondViewport: true, clip });
  return Buffer.from(data, 'base64');
}

/**
 * Writes pictures into docs/pictures.
 * @param {import('@playwright/test').Browser} chrome
 * @param {readonly string[]} asked their names; none means all
 */
export async function takeForDocs(chrome, asked) {
  const names = asked.length > 0 ? asked : Object.keys(pictures);
  const folder = join(root, 'docs', 'pictures');
  mkdirSync(folder, { recursive: true });
  const server = await serveCommit(root);
  try {
    for (const name of names) {
      const wanted = pictures[name] ?? giveUp(`No picture is called ${name}, only ${Object.keys(pictures).join(', ')}.`);
      const context = await chrome.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
      const bytes = await picture(await context.newPage(), server.origin, wanted);
      await context.close();
      if (bytes.length > MOST_BYTES) throw new Error(`${name} has ${bytes.length} bytes, more than ${MOST_BYTES}.`);
      writeFileSync(join(folder, `${name}.webp`), bytes);
      console.log(`docs/pictures/${name}.webp: ${bytes.length} bytes`);
    }
  } finally {
    server.close();
  }
}
