import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browser, browserArguments, findShell } from '../browser.mjs';
import { giveUp, root } from '../command.mjs';
import { serveCommit } from './serve.mjs';

/** The WebP quality, in percent. */
const QUALITY = 50;

/**
 * The pictures of README and docs, by the names of their files. The element `shown` is visible when the page is ready; `only`: the picture
 * shows that element alone; `click` is clicked first.
 * @type {Record<string, { address: string, width: number, height: number, shown: string, only?: boolean, click?: string }>}
 */
const pictures = {
  'enter-email': { address: '/mock?scenario=enter-email.usual', width: 390, height: 844, shown: 'role=heading[level=1]' },
  mock: { address: '/mock', width: 1100, height: 730, shown: 'role=heading[name="Start a journey"]' },
  gallery: { address: '/mock/gallery?search=/enter-mobile-code', width: 1180, height: 700, shown: 'iframe', click: 'a[target=screen]' },
  map: { address: '/mock/map', width: 1280, height: 900, shown: 'role=group[name="Picture of the journey"]', only: true },
};

/** Writes pictures into docs/pictures. @param {readonly string[]} asked their names; none means all */
export async function takeForDocs(asked) {
  const server = await serveCommit(root);
  const chrome = await chromium.launch({ executablePath: findShell() ?? (await browser()), args: browserArguments });
  try {
    for (const name of asked.length > 0 ? asked : Object.keys(pictures)) {
      const { address, width, height, shown, only, click } =
        pictures[name] ?? giveUp(`No picture is called ${name}, only ${Object.keys(pictures).join(', ')}.`);
      const page = await chrome.newPage({ reducedMotion: 'reduce', locale: 'en-GB', viewport: { width, height } });
      // Generous, for busy machines.
      page.setDefaultTimeout(180_000);
      await page.goto(server.origin + address);
      if (click) await page.locator(click).first().click();
      await page.locator(shown).waitFor();
      await page.waitForLoadState('networkidle');
      const box = only ? await page.locator(shown).boundingBox() : null;
      const clip = { ...(box ?? { x: 0, y: 0, width, height }), scale: 1 };
      // Playwright's own pictures have no WebP.
      const protocol = await page.context().newCDPSession(page);
      const { data } = await protocol.send('Page.captureScreenshot', {
        format: 'webp',
        quality: QUALITY,
        captureBeyondViewport: true,
        clip,
      });
      writeFileSync(join(root, 'docs', 'pictures', `${name}.webp`), Buffer.from(data, 'base64'));
      await page.close();
    }
  } finally {
    await chrome.close();
    server.close();
  }
}
