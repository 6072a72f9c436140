import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

test('continues after a reload during the call for the authorisation code', { tag: '@quick' }, async ({ visitor, page, mock }) => {
  await visitor.startsAt('/enter-mobile-code', 'straight-back');
  await mock.scenario('authcode.hang');
  await visitor.givesCode();
  await visitor.isOn('/authcode', 'Logging you in');
  await mock.scenario();
  await page.reload();
  await visitor.isHandedOver();
  expect(await mock.calls('/api/auth/authcode')).toHaveLength(2);
});

/** Reloads, and expects the same page. */
const reload = async ({ page, isOn }: { page: Visitor['page']; isOn: () => Promise<void> }) => {
  await isOn();
  await page.reload();
  await isOn();
};

test('continues after a reload at every step of the main journey', async ({ visitor, page }) => {
  const reloadOn = (path: string, heading: string) => reload({ page, isOn: () => visitor.isOn(path, heading) });
  await visitor.arrives();
  await page.reload();
  await visitor.givesEmail();
  await reloadOn('/log-in-password', 'Enter your password');
  await visitor.givesPassword();
  await reloadOn('/enter-mobile-code', 'Enter the security code');
  await expect(page.getByText('•••••••0338')).toBeVisible();
  await visitor.givesCode();
  await reloadOn('/nhs-login-consent', 'Agree to share your login information');
  await page.getByRole('link', { name: 'I do not agree' }).click();
  await reloadOn('/consent-confirmation', 'You did not agree to share your login information');
  await visitor.chooses('Go back and agree');
  await reloadOn('/nhs-login-consent', 'Agree to share your login information');
  await visitor.agrees();
  await visitor.isHandedOver();
});

test('continues after a reload at every step with a landline, a new code and new terms', async ({ visitor, page, mock }) => {
  const reloadOn = (path: string, heading: string) => reload({ page, isOn: () => visitor.isOn(path, heading) });
  await visitor.arrives('both');
  await visitor.givesEmail();
  await visitor.givesPassword();
  await reloadOn('/choose-authentication-method', 'Which authentication method do you want to use?');
  await visitor.chooses('Phone call to');
  await reloadOn('/get-call-landline', 'Get a call to your landline');
  await expect(page.getByText('•••••••0456')).toBeVisible();
  await mock.scenario('trigger-otp.failed');
  await page.getByRole('button', { name: 'Call my landline now' }).click();
  await reloadOn('/call-failed', 'We were unable to call your landline, what do you want to do?');
  await mock.scenario();
  await visitor.chooses('Try calling my landline again');
  await reloadOn('/enter-landline-code', 'Enter the security code');
  await mock.advance({ minutes: 5 });
  await visitor.givesCode();
  await reloadOn('/landline-code-expired', 'This security code has expired');
  await visitor.chooses('Text me a new security code');
  await reloadOn('/enter-mobile-code', 'Enter the security code');
  await mock.advance({ minutes: 5 });
  await visitor.givesCode();
  await reloadOn('/mobile-code-expired', 'This security code has expired');
  await visitor.chooses('Text me again');
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await expect(page.getByText('Example health service will use your')).toBeVisible();
});

test('continues after a reload on the terms update', async ({ visitor, page }) => {
  await visitor.startsAt('/enter-mobile-code', 'terms-only');
  await visitor.givesCode();
  await reload({ page, isOn: () => visitor.isOn('/terms-update', 'NHS login terms of use update') });
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await visitor.isHandedOver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

test('keeps the given address after a reload of /login', async ({ visitor, page }) => {
  await visitor.arrives();
  await page.goto('/login');
  await page.getByLabel('Email address').fill('mobile@example.com');
  await visitor.givesPassword('wrong');
  await visitor.seesWrongPassword();
  await page.reload();
  await visitor.isOn('/login');
  await expect(page.getByLabel('Email address')).toHaveValue('mobile@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});
