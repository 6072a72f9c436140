import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from '../command.mjs';
import { serveCommit } from './serve.mjs';

/** Generous, for busy machines. */
const PATIENCE_MS = 180_000;
/** The WebP quality, in percent. */
const QUALITY = 50;
/** A limit, because the pictures stay in the git history. */
const MOST_BYTES = 60_000;

/**
 * The pictures of README and docs, by the names of their files. The element `shown` is visible when the page is ready; `only`: the picture
 * shows that element alone.
 * @type {Record<string, { address: string, width: number, height: number, shown: string, only?: boolean }>}
 */
const pictures = {
  'enter-email': { address: '/mock?scenario=enter-email.usual', width: 390, height: 844, shown: 'role=heading[level=1]' },
  mock: { address: '/mock', width: 1100, height: 730, shown: 'role=heading[name="Start a journey"]' },
  // The last picture in view, because pictures load in order.
  gallery: { address: '/mock/gallery?address=/enter-mobile-code', width: 1180, height: 700, shown: '.picture:nth-child(5) iframe' },
  map: { address: '/mock/map', width: 1280, height: 900, shown: 'role=group[name="Picture of the journey"]', only: true },
};

/** @param {import('@playwright/test').Page} page @param {string} origin @param {(typeof pictures)[string]} picture */
async function pictureOf(page, origin, { address, width, height, shown, only }) {
  await page.setViewportSize({ width, height });
  await page.goto(origin + address, { timeout: PATIENCE_MS });
  await page.locator(shown).waitFor();
  await page.waitForLoadState('networkidle');
  const box = only ? await page.locator(shown).boundingBox() : null;
  const devtools = await page.context().newCDPSession(page);
  const clip = { ...(box ?? { x: 0, y: 0, width, height }), scale: 1 };
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, captureBeyondViewport: true, clip });
  return Buffer.from(data, 'base64');
}

/** Writes pictures into docs/pictures. @param {import('@playwright/test').Browser} chrome @param {readonly string[]} asked their names; none means all */
export async function takeForDocs(chrome, asked) {
  const folder = join(root, 'docs', 'pictures');
  mkdirSync(folder, { recursive: true });
  const server = await serveCommit(root);
  try {
    for (const name of asked.length > 0 ? asked : Object.keys(pictures)) {
      const wanted = pictures[name] ?? giveUp(`No picture is called ${name}, only ${Object.keys(pictures).join(', ')}.`);
      const page = await chrome.newPage({ reducedMotion: 'reduce', locale: 'en-GB' });
      const bytes = await pictureOf(page, server.origin, wanted);
      await page.close();
      if (bytes.length > MOST_BYTES) throw new Error(`${name} has ${bytes.length} bytes, more than ${MOST_BYTES}.`);
      writeFileSync(join(folder, `${name}.webp`), bytes);
      console.log(`docs/pictures/${name}.webp: ${bytes.length} bytes`);
    }
  } finally {
    server.close();
  }
}
