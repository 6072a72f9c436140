import type { Page } from '@playwright/test';
import { recordErrors } from '../support/console-errors';
import { failToLoad } from '../support/failed-assets';
import { withoutHashes } from '../support/failed-script';
import { hold } from '../support/held';
import { expect, test } from '../support/test';

test.describe('exception page', { tag: '@quick' }, () => {
  test.use({ tolerated: /^exception: Error: secret|^console: (Something unexpected has happened|A page could not be shown) / });

  test('reports a page that throws during render without the message of the exception', async ({ visitor, page }) => {
    const logged = recordErrors(page);
    await page.route(/assets\/dead-ends-.*\.js/, async (route) => {
      const chunk = await (await route.fetch()).text();
      const broken = chunk.replace(/(["'`])We have logged you out\1/, '(()=>{throw new Error("secret")})()');
      await route.fulfill({ contentType: 'text/javascript', body: broken });
    });
    await withoutHashes(page, '/session-timeout');
    await page.goto('/session-timeout');
    await visitor.isOn('/session-timeout', 'Something went wrong');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(page.getByText(/^If you contact us, give this code:/)).toBeVisible();
    // React also reports its first attempt if another part of the page was still loading.
    expect(new Set(logged)).toEqual(new Set(['A page could not be shown']));
  });
});

test.describe('uncaught exceptions, long run', () => {
  test.use({
    tolerated:
      /^exception: Error: secret|^console: (Something unexpected has happened|A page could not be shown) |ERR_FAILED .*assets\/help-/,
  });

  /** Throws an uncaught exception whose message could contain typed text. */
  const fail = (page: Page) => page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('secret'))));

  test('reports an uncaught exception without its message, and does not interrupt typing', async ({ visitor, page }) => {
    const logged = recordErrors(page);
    await visitor.signsInUpTo('/log-in-password');
    await page.getByLabel('Password', { exact: true }).fill('typed');
    await fail(page);
    await expect.poll(() => logged).toEqual(['Something unexpected has happened']);
    await visitor.isOn('/log-in-password', 'Enter your password');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('typed');
  });

  test('reports an exception during a call, whose error table decides the next page', async ({ visitor, page }) => {
    const logged = recordErrors(page);
    await visitor.signsInUpTo('/log-in-password');
    const release = await hold(page, '/api/login/password');
    const sent = page.waitForRequest('**/api/login/password');
    await visitor.givesPassword();
    await sent;
    await fail(page);
    await expect.poll(() => logged).toEqual(['Something unexpected has happened']);
    await visitor.isOn('/log-in-password', 'Enter your password');
    await release();
    await visitor.isOn('/enter-mobile-code');
  });

  test('does not use up the code when an extension throws at /authcode', async ({ visitor, page, mock }) => {
    await page.addInitScript(() => {
      if (location.pathname === '/authcode') setInterval(() => void Promise.reject(new Error('secret')), 20);
    });
    await visitor.signsInUpTo('/enter-mobile-code', 'straight-back');
    await page.evaluate(() => void setInterval(() => void Promise.reject(new Error('secret')), 20));
    await visitor.givesCode();
    await visitor.isHandedOver();
    expect(await mock.calls('/api/auth/authcode')).toHaveLength(1);
  });

  test('keeps the exception page when the code of its help code fails to load', async ({ visitor, page }) => {
    await failToLoad(page, /assets\/help-.*\.js/);
    await page.route(/assets\/legal-.*\.js/, async (route) => {
      const chunk = await (await route.fetch()).text();
      const body = chunk.replace(/title:(["'`])Legal notice\1/, 'title:(()=>{throw new Error("secret")})()');
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    await withoutHashes(page, '/legal-notice');
    const failed = page.waitForEvent('requestfailed', (request) => /assets\/help-/.test(request.url()));
    await page.goto('/legal-notice');
    await failed;
    await visitor.isOn('/legal-notice', 'Something went wrong');
    await visitor.seesNextStep();
    await expect(page.getByText(/^If you contact us, give this code:/)).toHaveCount(0);
  });
});
