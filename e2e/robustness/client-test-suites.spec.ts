import { password } from '../../mocks/people/personas';
import { expect, test } from '../support/test';

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

test('treats a field that was cleared without an event as empty', async ({ visitor, page }) => {
  await visitor.signsInUpTo('/log-in-password');
  const field = page.locator('#password-input');
  await field.fill(password);
  // An event that does not bubble, as some test suites and password managers fire.
  await field.evaluate((input: HTMLInputElement) => {
    input.value = '';
    input.dispatchEvent(new Event('input', { bubbles: false }));
  });
  await visitor.continues();
  await visitor.seesError('Enter your password');
  await visitor.isOn('/log-in-password');
  await expect(field).toHaveValue('');
});
