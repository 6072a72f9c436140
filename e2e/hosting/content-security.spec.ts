import type { Page } from '@playwright/test';
import { analyticsScript } from '../../scripts/e2e.mjs';
import { expect, test } from '../support/test';

const foreignScript = 'https://other.example/script.js';

/** Console messages of an injection. Playwright reports a script of another host before the policy blocks it. */
const ofInjections =
  /^console: .*(the policy|Content Security Policy|sandboxed|Trusted|integrity)|^request to another host: .*\/other\.example\//;

/** The next refusal of the policy, by its directive. */
const refused = (page: Page, directive: string) =>
  page.waitForEvent('console', { predicate: (message) => message.text().startsWith(`violates the policy: ${directive}`), timeout: 5000 });

const ran = (page: Page) => page.evaluate(() => 'ran' in window);

test.use({ tolerated: ofInjections });

test.describe('injected markup', () => {
  test.beforeEach(({ visitor }) => visitor.arrives());

  test('blocks injected event handler attributes', { tag: '@quick' }, async ({ page }) => {
    const refusal = refused(page, '');
    await page.evaluate(() => {
      const image = document.createElement('img');
      try {
        image.setAttribute('onload', 'window.ran = true');
      } catch {
        // Some browsers refuse earlier than others.
      }
      image.src = '/assets/images/nhsuk-icon-cross.svg';
      document.body.append(image);
      return new Promise((resolve) => image.addEventListener('load', resolve));
    });
    await refusal;
    expect(await ran(page)).toBe(false);
  });

  test('blocks scripts of another host, even if a trusted types policy accepts their address', { tag: '@quick' }, async ({ page }) => {
    const refusal = refused(page, 'script-src-elem');
    const stopped = page.waitForEvent('requestfailed', { predicate: (request) => request.url() === foreignScript, timeout: 5000 });
    await page.evaluate((src) => {
      const policy = window.trustedTypes?.createPolicy('nhs-analytics', { createScriptURL: () => src });
      const script = document.createElement('script');
      script.src = policy?.createScriptURL('') ?? src;
      document.head.append(script);
    }, foreignScript);
    await refusal;
    expect((await stopped).failure()?.errorText).toBe('csp');
  });

  test('blocks injected markup', async ({ page }) => {
    const error = await page.evaluate(() => {
      try {
        // eslint-disable-next-line no-restricted-properties -- The policy must refuse this call.
        document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="window.ran = true">');
        return 'none';
      } catch (thrown) {
        return (thrown as Error).name;
      }
    });
    expect(error).toBe('TypeError');
    await expect(page.locator('img[src="/x"]')).toHaveCount(0);
  });
});

test.describe('analytics script', { tag: '@quick' }, () => {
  test.use({ analytics: true });

  test('loads the analytics script only through the app', async ({ page }) => {
    await page.goto('/not-registered');
    const plainly = () =>
      page.evaluate((src) => {
        try {
          document.createElement('script').src = src;
          return 'none';
        } catch (thrown) {
          return (thrown as Error).name;
        }
      }, analyticsScript);
    expect(await plainly()).toBe('TypeError');
    const asked = page.waitForRequest(analyticsScript);
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    await asked;
    expect(await plainly()).toBe('TypeError');
    // The app has created the only allowed policy.
    for (const name of ['nhs-analytics', 'another', 'default']) {
      const made = page.evaluate((policy) => {
        window.trustedTypes?.createPolicy(policy, { createScriptURL: (url) => url });
      }, name);
      await expect(made, name).rejects.toThrow(/TypeError/);
    }
  });
});

test('blocks an analytics script that was changed after the build', { tag: '@quick' }, async ({ page, visitor }) => {
  await visitor.arrives();
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n` });
  });
  const refusal = page.waitForEvent('console', { predicate: (message) => message.text().includes('integrity'), timeout: 5000 });
  await page.reload();
  await refusal;
  // The app has not started, so it does not handle the click.
  await visitor.continues();
  await expect(page).toHaveURL(/\/enter-email/);
  await expect(page.locator('.nhsuk-error-summary')).toHaveCount(0);
  // The click has reloaded the page, whose script is still loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
