import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** A document that the browser prerenders until it is activated, as `document.prerendering` describes it. */
const isPrerendered = (page: Page) =>
  page.addInitScript(() => {
    let waits = true;
    Object.defineProperty(document, 'prerendering', { get: () => waits });
    Object.assign(window, {
      activate: () => {
        waits = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
const activate = (page: Page) => page.evaluate(() => (window as unknown as { activate: () => void }).activate());

test('a prerendered page sends nothing, and reads no cookie, until it is activated', async ({ visitor, page, mock }) => {
  await visitor.comesTo('/nhs-login-consent');
  const before = (await mock.calls('/api/auth/authcode')).length;
  const sent: string[] = [];
  page.on('request', (request) => /\/(api|banners)/.test(request.url()) && sent.push(request.url()));
  await isPrerendered(page);
  await page.goto('/authcode');
  // The app's script has run.
  await expect(page.locator('#boot-error')).not.toBeAttached();
  expect(sent).toEqual([]);
  await activate(page);
  await visitor.isOn('/nhs-login-consent');
  expect(await mock.calls('/api/auth/authcode')).toHaveLength(before + 1);
});
