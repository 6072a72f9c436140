import type { Page } from '@playwright/test';
import { installs } from '../support/password-managers';
import { hasTakenOver } from '../support/slow-line';
import { expect, test } from '../support/test';
import { emailField, getSession, withhold } from '../support/withheld';

/** React re-renders a view that was changed before hydration, and the app reports it. */
test.use({ tolerated: /^console: A page could not be shown / });

const changes = {
  'an extension inserts an element into the form': (page: Page) => installs(page, 'LastPass', true),
  'a translator replaces the text': (page: Page) =>
    page.addInitScript(() => {
      const translate = () => {
        for (const text of document.querySelectorAll('#root label, #root h1')) {
          const font = document.createElement('font');
          font.textContent = text.textContent.toUpperCase();
          text.replaceChildren(font);
        }
      };
      // When the inline script has shown the view, and before the script of the app.
      document.addEventListener('readystatechange', translate, { once: true });
    }),
};

for (const [change, applies] of Object.entries(changes)) {
  test.describe(`where ${change} before hydration`, () => {
    test.beforeEach(async ({ page }) => {
      await applies(page);
      await getSession(page);
    });

    test('the email field keeps its text, its focus and its selection', async ({ page }) => {
      const letGo = await withhold(page);
      await page.goto('/enter-email', { waitUntil: 'commit' });
      await emailField(page).pressSequentially('mobile@example.co');
      letGo();
      await hasTakenOver(page);
      await expect(emailField(page)).toHaveValue('mobile@example.co');
      await expect(emailField(page)).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type('m');
      await expect(emailField(page)).toHaveValue('mobile@example.com');
    });

    test('a submission made before it is sent once', async ({ visitor, page, mock }) => {
      const letGo = await withhold(page);
      await page.goto('/enter-email', { waitUntil: 'commit' });
      await emailField(page).fill('mobile@example.com');
      await page.getByRole('button', { name: 'Continue' }).click();
      letGo();
      await visitor.isOn('/log-in-password');
      expect(await mock.calls('/api/login/account-status')).toHaveLength(1);
    });
  });
}

test.describe('while the code of the form is loading', () => {
  test('a hydrated page keeps the text and the focus of its form, and sends it once', async ({ visitor, page, mock }) => {
    await getSession(page);
    const letGo = await withhold(page, 'sign-in');
    await page.goto('/enter-email', { waitUntil: 'commit' });
    await emailField(page).pressSequentially('mobile@');
    await hasTakenOver(page);
    await page.keyboard.type('example.com');
    // The page answers already.
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    await expect(
      page
        .getByText('You’ve accepted all cookies')
        .or(page.getByRole('button', { name: 'Hide this message' }))
        .first(),
    ).toBeVisible();
    await expect(emailField(page)).toHaveValue('mobile@example.com');
    await emailField(page).press('Enter');
    await emailField(page).press('Enter');
    await expect(page).toHaveURL('/enter-email');
    expect(await mock.calls('/api/login/account-status')).toEqual([]);
    letGo();
    await visitor.isOn('/log-in-password');
    expect(await mock.calls('/api/login/account-status')).toHaveLength(1);
  });

  test('another page that the user opens meanwhile is not sent', async ({ visitor, page, mock }) => {
    await getSession(page);
    const letGo = await withhold(page, 'sign-in');
    await page.goto('/login', { waitUntil: 'commit' });
    await hasTakenOver(page);
    await emailField(page).fill('mobile@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd$1');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.getByRole('link', { name: 'Cookies', exact: true }).click();
    letGo();
    await visitor.isOn('/cookies', 'Cookie policy');
    await page.goBack();
    await visitor.isOn('/login');
    await expect(emailField(page)).toHaveValue('mobile@example.com');
    expect(await mock.calls('/api/login/user-sign-in')).toEqual([]);
  });

  test('a page that the user opens meanwhile is not busy', async ({ visitor, page, mock }) => {
    await getSession(page);
    const letGo = await withhold(page, 'sign-in');
    await page.goto('/login', { waitUntil: 'commit' });
    await hasTakenOver(page);
    await emailField(page).fill('mobile@example.com');
    await emailField(page).press('Enter');
    await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('link', { name: 'Terms and conditions' }).click();
    await visitor.isOn('/terms-and-conditions', 'Terms and conditions');
    await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
    letGo();
    await page.goBack();
    await visitor.isOn('/login');
    await expect(emailField(page)).toHaveValue('mobile@example.com');
    expect(await mock.calls('/api/login/user-sign-in')).toEqual([]);
  });
});
