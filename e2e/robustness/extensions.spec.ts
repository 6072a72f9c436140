import type { Page } from '@playwright/test';
import { installsPasswordManagers } from '../support/password-managers';
import { expect, test } from '../support/test';

test.describe('password managers', () => {
  /** React re-renders a view that was changed before hydration, and the app reports it. */
  test.use({ tolerated: /^console: A page could not be shown / });

  /** Removes elements of the app, as extensions against banners do, and wraps each input in an element. */
  const wrapsAndRemoves = (page: Page) =>
    page.evaluate(() => {
      for (const removed of ['footer', '.app-cookie-banner', '.nhsuk-error-message']) document.querySelector(removed)?.remove();
      for (const field of document.querySelectorAll('main input')) {
        const wrapper = document.createElement('span');
        field.replaceWith(wrapper);
        wrapper.append(field);
      }
    });

  // Before hydration: hydration.spec.ts.
  test('logs in with the elements of all password managers, inserted after hydration', async ({ visitor, page }) => {
    await installsPasswordManagers(page, { early: false });
    await visitor.arrives();
    await expect(page.locator('[data-extended]').first()).toBeAttached();
    await visitor.logsInUpTo('/log-in-password');
    await visitor.givesPassword('wrong');
    await visitor.seesWrongPassword();
    await visitor.givesPassword();
    await visitor.givesCodeAndConsents();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
  });

  test('logs in although an extension wraps and removes elements of each page', async ({ visitor, page }) => {
    await visitor.arrives();
    await page.waitForFunction(() => !('earlyEvents' in window));
    await wrapsAndRemoves(page);
    await visitor.continues();
    await visitor.seesError('You need to enter your email address');
    await wrapsAndRemoves(page);
    await visitor.logsInUpTo('/log-in-password');
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await wrapsAndRemoves(page);
    await visitor.givesPassword('wrong');
    await visitor.seesWrongPassword();
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
    await wrapsAndRemoves(page);
    await visitor.givesCode();
    await visitor.isOn('/nhs-login-consent');
    await wrapsAndRemoves(page);
    await visitor.agreesAndIsHandedOver();
  });
});
