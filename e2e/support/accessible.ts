import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: { run: (page: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong with a page as it is drawn now, by tags of rules or the names of some. The page has no frames. */
export async function violations(page: Page, runOnly: RunOptions['runOnly'] = wcag22aa) {
  // By the debugger's hands, past the policy of the page; once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations: found } = await window.axe.run(document, options);
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    // No rule that runs reads the style sheets, and offline axe would complain on the console that it cannot.
    { runOnly, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
}

/** WCAG 2.2, 1.4.10, at the width that it names. */
export async function expectNoSidewaysScrolling(page: Page) {
  expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([320, 320]);
}

/** No violation that axe can find, on a desktop, and no sideways scrolling on the narrowest phone. */
export async function expectAccessible(page: Page) {
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
}
