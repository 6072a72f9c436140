import type { Locator } from '@playwright/test';
import { emailOf, password } from '../../mocks/people/personas';
import { expect, test } from '../support/test';

/** Sets the value and fires an event that does not bubble, as some test suites and password managers do. */
const setQuietly = (field: Locator, value: string) =>
  field.evaluate((input: HTMLInputElement, text) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: false }));
  }, value);

test('keeps the selectors and labels that the test suites of client services use', async ({ visitor, page }) => {
  await visitor.arrives();
  await expect(page.locator('#nhsuk-cookie-banner__link_accept')).toHaveRole('button');
  await expect(page.locator('#nhsuk-cookie-banner__link')).toBeVisible();
  await expect(page.locator('input#user-email[type=email]')).toHaveAccessibleName('Email address');
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(1);
  await page.goto('/login');
  await expect(page.locator('#continue-button').getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(1);
  await visitor.signsInUpTo('/log-in-password');
  await expect(page.locator('input#password-input')).toHaveAccessibleName('Password');
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(1);
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await expect(page.locator('input#otp-input')).toHaveAccessibleName('Security code');
  await expect(page.locator('input#rmd[type=checkbox]')).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(1);
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await expect(page.locator('button[type=submit]')).toHaveText('I agree');
  await expect(page.getByRole('link', { name: 'I do not agree to share this information', exact: true })).toBeVisible();
});

test('submits the value of the field, even if it was set without an event', async ({ visitor, page, mock }) => {
  await visitor.arrives('straight-back');
  await setQuietly(page.locator('#user-email'), emailOf('straight-back'));
  await visitor.continues();
  await visitor.isOn('/log-in-password');
  await page.locator('#password-input').fill('typed first');
  await setQuietly(page.locator('#password-input'), password);
  await visitor.continues();
  await visitor.isOn('/enter-mobile-code');
  await setQuietly(page.locator('#otp-input'), await mock.code());
  await page.locator('#rmd').evaluate((box: HTMLInputElement) => (box.checked = true));
  await visitor.continues();
  await visitor.isHandedOver();
  const [code] = await mock.calls('/api/login/otp');
  expect(code?.body).toMatchObject({ remember_my_device: true });
});

test('submits the values of the fields of /login, even if they were set without an event', async ({ visitor, page, mock }) => {
  await visitor.arrives();
  await page.goto('/login');
  await setQuietly(page.locator('#user-email'), emailOf('mobile'));
  await setQuietly(page.locator('#password-input'), password);
  await page.locator('#continue-button').getByRole('button').click();
  await visitor.isOn('/enter-mobile-code');
  const [signIn] = await mock.calls('/api/login/user-sign-in');
  expect(signIn?.body).toEqual({ email: emailOf('mobile'), password, rmd_token: null });
});

test('treats a field that was cleared without an event as empty', async ({ visitor, page }) => {
  await visitor.signsInUpTo('/log-in-password');
  await page.locator('#password-input').fill(password);
  await setQuietly(page.locator('#password-input'), '');
  await visitor.continues();
  await visitor.seesError('Enter your password');
  await visitor.isOn('/log-in-password');
  await expect(page.locator('#password-input')).toHaveValue('');
});
