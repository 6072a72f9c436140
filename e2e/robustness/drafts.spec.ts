import type { Page } from '@playwright/test';
import { isHydrated } from '../support/before-hydration';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import { emailField, getSession, withhold } from '../support/withheld';

test.describe('drafts', { tag: '@long' }, () => {
  /** Opens a page of the footer, and returns by Back. */
  async function looksAtThePrivacyOf(visitor: Visitor, page: Page) {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility statement' }).click();
    await visitor.isOn('/accessibility');
    await page.goBack();
  }

  /** Everything that this tab stores outside of its fields. */
  const storedData = (page: Page) =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href, document.cookie]));

  test('keeps a typed email address over a footer page, Back and Forward, until the document unloads', async ({ visitor, page }) => {
    await visitor.arrives();
    await emailField(page).fill('half@');
    await looksAtThePrivacyOf(visitor, page);
    await expect(emailField(page)).toHaveValue('half@');
    await page.goForward();
    await visitor.isOn('/accessibility');
    await page.goBack();
    await expect(emailField(page)).toHaveValue('half@');
    expect(await storedData(page)).not.toContain('half@');
    await page.reload();
    await expect(emailField(page)).toHaveValue('');
  });

  test('keeps a choice and the number that it reveals in the draft', async ({ visitor, page }) => {
    await visitor.startsAt('/register/enter-mobile');
    await page.getByLabel('A UK mobile phone').check();
    await page.getByLabel('UK mobile number').fill('07700 900');
    await looksAtThePrivacyOf(visitor, page);
    await expect(page.getByLabel('A UK mobile phone')).toBeChecked();
    await expect(page.getByLabel('UK mobile number')).toBeVisible();
    await expect(page.getByLabel('UK mobile number')).toHaveValue('07700 900');
  });

  test('keeps a date in the draft', async ({ visitor, page }) => {
    await visitor.startsAt('/proofing/enter-dob');
    await page.getByLabel('Day').fill('15');
    await page.getByLabel('Year').fill('19');
    await looksAtThePrivacyOf(visitor, page);
    await expect(page.getByLabel('Day')).toHaveValue('15');
    await expect(page.getByLabel('Month')).toHaveValue('');
    await expect(page.getByLabel('Year')).toHaveValue('19');
  });

  test('keeps the remember-device choice in the draft, and drops the code', async ({ visitor, page }) => {
    await visitor.startsAt('/enter-mobile-code');
    await page.locator('#rmd').check();
    await page.locator('#otp-input').fill('1234');
    await looksAtThePrivacyOf(visitor, page);
    await expect(page.locator('#rmd')).toBeChecked();
    await expect(page.locator('#otp-input')).toHaveValue('');
  });

  test('drops the password from the draft, and keeps the address beside it', async ({ visitor, page }) => {
    await visitor.arrives();
    await page.goto('/login');
    // Before hydration a link would load a document.
    await isHydrated(page);
    await emailField(page).fill('half@');
    await page.getByLabel('Password', { exact: true }).fill('a secret');
    await looksAtThePrivacyOf(visitor, page);
    await expect(emailField(page)).toHaveValue('half@');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });

  test('keeps the address from the login on the passkey page', async ({ visitor, page, device }) => {
    await device.createsPasskey('passkey');
    await visitor.arrives('passkey');
    await page.goto('/login');
    await isHydrated(page);
    await emailField(page).fill('half@');
    await page.getByRole('link', { name: 'Log in with a passkey' }).click();
    await visitor.isOn('/passkey-enter-email');
    await expect(emailField(page)).toHaveValue('half@');
  });

  test('keeps text typed before hydration after a footer page', async ({ visitor, page }) => {
    await getSession(page);
    const release = await withhold(page);
    await page.goto('/enter-email', { waitUntil: 'commit' });
    await emailField(page).fill('half@');
    release();
    await isHydrated(page);
    await looksAtThePrivacyOf(visitor, page);
    await expect(emailField(page)).toHaveValue('half@');
  });

  test('keeps text typed before the code of the form has loaded', async ({ visitor, page }) => {
    await getSession(page);
    const release = await withhold(page, 'sign-in');
    await page.goto('/enter-email');
    await isHydrated(page);
    await emailField(page).fill('half@');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility statement' }).click();
    await visitor.isOn('/accessibility');
    const come = page.waitForResponse(/assets\/sign-in-.*\.js/);
    release();
    const chunk = (await come).url();
    // Resolves after the app's own import of the chunk.
    await page.evaluate((url) => import(url), chunk);
    await page.goBack();
    await expect(emailField(page)).toHaveValue('half@');
  });
});
