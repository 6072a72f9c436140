import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How much a colour channel may differ (of 255) before a point of a picture counts as another one. */
const TOLERANCE = 24;

/**
 * What pictures depend on beside the app: the browser's major version, and how this machine's fonts measure.
 * @param {import('@playwright/test').Browser} chrome
 * @returns {Promise<{ browser: string, fonts: string }>}
 */
export async function conditions(chrome) {
  const page = await chrome.newPage();
  const fonts = await page.evaluate(() => {
    const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
    return ['16px Arial, sans-serif', 'bold 32px Arial, sans-serif'].map((font) => {
      pen.font = font;
      return pen.measureText('Enter the security code 0123456789').width.toFixed(2);
    });
  });
  await page.close();
  return { browser: chrome.version().split('.')[0] ?? '', fonts: fonts.join(' ') };
}

/**
 * Why the committed pictures cannot be compared with; undefined when they can.
 * @param {string} folder of the committed pictures
 * @param {{ browser: string, fonts: string }} now
 */
export function whyNot(folder, now) {
  const file = join(folder, 'made-with.json');
  if (!existsSync(file)) return 'there are none yet';
  const then = JSON.parse(readFileSync(file, 'utf8'));
  if (then.browser !== now.browser) return `they were made with Chromium ${then.browser}, and this is ${now.browser}`;
  return then.fonts === now.fonts ? undefined : 'they were made with other fonts than this machine has';
}

/**
 * How many points of two pictures differ; Infinity when they have not the same size.
 * @param {import('@playwright/test').Page} page any
 * @param {Buffer} one
 * @param {Buffer} other
 */
export async function differingPoints(page, one, other) {
  if (one.equals(other)) return 0;
  const points = await page.evaluate(
    async ({ pictures, tolerance }) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const image = await createImageBitmap(await (await fetch(`data:image/webp;base64,${picture}`)).blob());
          const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(image.width, image.height).getContext('2d'));
          pen.drawImage(image, 0, 0);
          return pen.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (!a || !b || a.width !== b.width || a.height !== b.height) return -1;
      let count = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        if ([0, 1, 2].some((part) => Math.abs((a.data[at + part] ?? 0) - (b.data[at + part] ?? 0)) > tolerance)) count += 1;
      }
      return count;
    },
    { pictures: [one, other].map((picture) => picture.toString('base64')), tolerance: TOLERANCE },
  );
  return points < 0 ? Infinity : points;
}
