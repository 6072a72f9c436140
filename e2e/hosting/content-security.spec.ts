import { analyticsScript } from '../../scripts/e2e.mjs';
import { foreignScript, ofInjections, ran, refused } from '../support/injected';
import { expect, test } from '../support/test';

test.use({ tolerated: ofInjections });

test.describe('injected', () => {
  test.beforeEach(({ visitor }) => visitor.arrives());

  test('handlers in attributes do not run', async ({ page }) => {
    const refusal = refused(page, '');
    await page.evaluate(() => {
      const image = document.createElement('img');
      try {
        image.setAttribute('onload', 'window.ran = true');
      } catch {
        // Browsers differ in when they refuse.
      }
      image.src = '/assets/images/nhsuk-icon-cross.svg';
      document.body.append(image);
      return new Promise((resolve) => image.addEventListener('load', resolve));
    });
    await refusal;
    expect(await ran(page)).toBe(false);
  });

  test('scripts of another host are refused, even where a policy of trusted types lets their address pass', async ({ page }) => {
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
});

test.describe('the analytics script', () => {
  test.use({ analytics: true });

  test('comes by the way of the app, and by no other', async ({ page }) => {
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
    // The app has made the one policy that there may be.
    for (const name of ['nhs-analytics', 'another', 'default']) {
      const made = page.evaluate((policy) => {
        window.trustedTypes?.createPolicy(policy, { createScriptURL: (url) => url });
      }, name);
      await expect(made, name).rejects.toThrow(/TypeError/);
    }
  });
});

test('a script that was changed after the build does not start', async ({ page, visitor }) => {
  await visitor.arrives();
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n` });
  });
  const refusal = page.waitForEvent('console', { predicate: (message) => message.text().includes('integrity'), timeout: 5000 });
  await page.reload();
  await refusal;
  // Nothing answers the press.
  await visitor.continues();
  await expect(page).toHaveURL(/\/enter-email/);
  await expect(page.locator('.nhsuk-error-summary')).toHaveCount(0);
  // The press has loaded the page anew, and its script is under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
