import { expect, test } from '@playwright/test';

/** @typedef {{ id: string, heading: string, shows: string[], acts: boolean, waits: boolean }} Screen a variant, from /mock/screens.json */

/** A phone and a desktop, in CSS pixels. */
const widths = { phone: 390, desktop: 1280 };

/** Whether a page shows its variant. Runs in the page. @param {Screen} screen */
function isShown({ heading, shows, waits }) {
  const plain = (/** @type {string | null | undefined} */ text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const text = plain(document.body?.innerText);
  const hasTexts = plain(document.querySelector('main h1')?.textContent) === heading && shows.every((one) => text.includes(plain(one)));
  const isBusy = !waits && document.querySelector('main[aria-busy=true]');
  // The style sheet has this medium until it has loaded.
  return hasTexts && !isBusy && !document.querySelector('link[media=print]') && document.fonts.status === 'loaded';
}

/** Replaces what depends on the minute or the build: times of day and help codes. Runs in the page. */
function hideTimes() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    const same = text.replace(/\b\d{1,2}(:\d\d)?[ap]m\b/g, '1:00pm').replace(/\b[2-9C-Y]{3}-[2-9C-Y]{3}\b/g, 'XXX-XXX');
    if (same !== text) node.nodeValue = same;
  }
}

/** @type {Screen[]} */
const screens = await (await fetch(`${process.env.SCREENS_ORIGIN}/mock/screens.json`)).json();

for (const screen of screens) {
  test(`${screen.id} `, async ({ page }) => {
    await page.goto(`/mock?scenario=${screen.id}`);
    if (screen.acts) await page.locator('html[data-situation=entered]').waitFor({ state: 'attached' });
    await page.waitForFunction(isShown, screen);
    // The picture includes parts that the app prefetches when it is idle. A page that waits for an answer has no idle network.
    if (!screen.waits) await page.waitForLoadState('networkidle');
    for (const [kind, width] of Object.entries(widths)) {
      await page.setViewportSize({ width, height: 720 });
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.evaluate(hideTimes);
      await expect.soft(page).toHaveScreenshot(`${screen.id.replaceAll('/', '--')}.${kind}.png`, { fullPage: true });
    }
  });
}
