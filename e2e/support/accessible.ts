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

/** One session per page, never detached, because detaching would remove the virtual authenticator and its passkeys. */
const debuggers = new WeakMap<Page, Promise<CDPSession>>();

/** Injects axe past the page's policy. Uses the debugger, because Playwright's own method takes twice as long for a long text. */
async function bringAxe(page: Page) {
  const debug = debuggers.get(page) ?? page.context().newCDPSession(page);
  debuggers.set(page, debug);
  await (await debug).send('Runtime.evaluate', { expression: axe });
}

/** The axe violations of the page as it is rendered, by tags or names of rules. The page has no iframes. */
export async function violations(page: Page, runOnly: RunOptions['runOnly'] = wcag22aa) {
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page);
  return page.evaluate(
    async (options) => {
      const { violations: found } = await window.axe.run(document, options);
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    // No active rule reads the style sheets, and offline axe would log that it cannot.
    {
      runOnly,
      // WCAG 2.2, 2.5.3. axe calls the rule experimental, and leaves it out of the tags.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      resultTypes: ['violations'],
      preload: false,
    } satisfies RunOptions,
  );
}

/** Expects no axe violation on a desktop, and no horizontal scrolling on the narrowest phone. */
export async function expectAccessible(page: Page) {
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  // WCAG 2.2, 1.4.10, at its width.
  expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([320, 320]);
}
