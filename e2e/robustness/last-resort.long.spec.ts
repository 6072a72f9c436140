import type { Page } from '@playwright/test';
import { hear } from '../support/console-errors';
import { expect, test } from '../support/test';

test.use({ tolerated: /^exception: Error: secret|^console: (Something unexpected has happened|A page could not be shown) / });

/** An exception that nobody catches, with what somebody typed in it. */
const fail = (page: Page) => page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('secret'))));

test('an exception that nobody caught is reported without what it says, and leaves whoever types alone', async ({ visitor, page }) => {
  const said = hear(page);
  await visitor.comesTo('/log-in-password');
  await page.getByLabel('Password', { exact: true }).fill('typed');
  await fail(page);
  await expect.poll(() => said).toEqual(['Something unexpected has happened']);
  await visitor.isOn('/log-in-password', 'Enter your password');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('typed');
});

test('whoever waits for something that has broken is led to a page with a way on', async ({ visitor, page }) => {
  const said = hear(page);
  await visitor.comesTo('/log-in-password');
  const call = '**/api/login/password';
  await page.route(call, () => new Promise(() => undefined));
  const sent = page.waitForRequest(call);
  await visitor.givesPassword();
  await sent;
  await fail(page);
  await visitor.isOn('/error');
  await visitor.hasAWayOn();
  expect(said).toEqual(['Something unexpected has happened']);
});
