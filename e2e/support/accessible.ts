import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CDPSession, expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: { run: (page: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One for each page, and for good: one that is let go takes the device with the passkeys along. */
const debuggers = new WeakMap<Page, Promise<CDPSession>>();

/** Brings axe into a document, past the policy of the page. By the debugger itself: Playwright's own way takes twice as long for so long a text. */
async function bringAxe(page: Page) {
  const debug = debuggers.get(page) ?? page.context().newCDPSession(page);
  debuggers.set(page, debug);
  await (await debug).send('Runtime.evaluate', { expression: axe });
}

/** The axe violations of the page as it is drawn now, by tags or names of rules. The page has no frames. */
export async function violations(page: Page, runOnly: RunOptions['runOnly'] = wcag22aa) {
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page);
  return page.evaluate(
    async (options) => {
      const { violations: found } = await window.axe.run(document, options);
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    // No rule that runs reads the style sheets, and offline axe would complain on the console that it cannot.
    { runOnly, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
}

/** No violation that axe can find, on a desktop, and no sideways scrolling on the narrowest phone. */
export async function expectAccessible(page: Page) {
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  // WCAG 2.2, 1.4.10, at the width that it names.
  expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([320, 320]);
}
