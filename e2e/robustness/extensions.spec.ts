import type { Page } from '@playwright/test';
import { installsPasswordManagers } from '../support/password-managers';
import { expect, test } from '../support/test';
import { translatePage } from '../support/translator';
import type { Visitor } from '../support/visitor';

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

  /** Signs in, from the email address to consent. */
  async function logsIn(visitor: Visitor) {
    await visitor.arrives();
    await expect(visitor.page.locator('[data-extended]').first()).toBeAttached();
    // A field may be another element after hydration.
    await expect(async () => {
      await visitor.page.getByLabel('Email address').fill('mobile@example.com');
      await visitor.page.waitForFunction(() => !('earlyEvents' in window));
      await expect(visitor.page.getByLabel('Email address')).toHaveValue('mobile@example.com');
    }).toPass();
    await visitor.continues();
    await visitor.isOn('/log-in-password');
    await visitor.givesPassword('wrong');
    await visitor.seesWrongPassword();
    await visitor.givesPassword();
    await visitor.givesCodeAndConsents();
  }

  for (const early of [true, false])
    test(`logs in with the elements of all password managers, inserted ${early ? 'before' : 'after'} hydration`, async ({
      visitor,
      page,
    }) => {
      await installsPasswordManagers(page, { early });
      await logsIn(visitor);
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

test.describe('translated page', () => {
  /** React re-renders a view that was translated before hydration, and the app reports it. */
  test.use({ tolerated: /^console: A page could not be shown / });

  // A translator starts after the page's script has run.
  test.beforeEach(({ page }) => page.addInitScript(`addEventListener('load', () => (${translatePage.toString()})())`));

  test('logs in on translated pages, which show the current values', async ({ visitor, page, mock }) => {
    await visitor.arrives();
    await expect(page.locator('h1 font font')).toHaveText('Enter your email address');
    const error = page.locator('#user-email--error-message');
    await visitor.continues();
    await expect(error).toHaveText('Error: You need to enter your email address');
    await page.getByLabel('Email address').fill('nobody');
    await visitor.continues();
    await expect(error).toHaveText(/^Error: Enter an email address/);
    await page.getByRole('button', { name: 'Reject optional cookies' }).click();
    await expect(page.getByText('You have rejected optional cookies.')).toBeVisible();
    await page.getByRole('button', { name: 'Hide this message' }).click();
    await visitor.logsInUpTo('/log-in-password');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByText('Your password is visible')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Hide password' })).toHaveText('Hide');
    await visitor.continues();
    await visitor.seesWrongPassword();
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
    await visitor.givesCode(await mock.wrongCode());
    await visitor.seesError('Enter the correct security code');
    await visitor.turnsTo('Send the security code again', { under: 'Not received a text?' });
    await expect(page.getByText('You have been sent a new security code.')).toBeVisible();
    await expect(page.getByText(/It works until/)).toHaveCount(1);
    await visitor.givesCode();
    await visitor.agreesAndIsHandedOver();
  });
});
