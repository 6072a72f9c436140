import { emailOf, password } from '../../mocks/people/personas';
import { expect, test } from '../support/test';

test.beforeEach(async ({ visitor, page }) => {
  await visitor.arrives();
  await page.goto('/login');
  await visitor.isOn('/login', 'Log In to Example health service');
});

test('signs in with email and password on one page', async ({ visitor, page }) => {
  await page.getByLabel('Email address').fill(emailOf('mobile'));
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await visitor.agrees();
  await visitor.isHandedOver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

test('says what is missing, in the summary and at the fields', async ({ visitor, page }) => {
  await visitor.continues();
  await visitor.seesError('Enter your email address', 'Enter your password');
  await expect(page.locator('#user-email')).toHaveAccessibleDescription(/Enter your email address/);
  await page.getByRole('link', { name: 'Enter your password' }).click();
  await expect(page.locator('#password-input')).toBeFocused();
  await visitor.isOn('/login');
});

test('keeps the address when the password is wrong', async ({ visitor, page }) => {
  await page.getByLabel('Email address').fill(emailOf('mobile'));
  await visitor.givesPassword('wrong');
  await visitor.seesWrongPassword();
  await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
  await visitor.givesPassword(password);
  await visitor.isOn('/enter-mobile-code');
});

for (const [persona, address] of [
  ['disabled-cid2013', '/account-disabled?errorCode=CID2013'],
  ['disabled-cid2014', '/account-disabled?errorCode=CID2014'],
  ['unconfirmed', '/register/check-email'],
  ['locked-out', '/login-attempts-exceeded'],
  ['both', '/choose-authentication-method'],
] as const) {
  test(`leads ${persona} to ${address}`, async ({ visitor, page }) => {
    await visitor.arrives(persona);
    await page.goto('/login');
    await page.getByLabel('Email address').fill(emailOf(persona));
    await visitor.givesPassword();
    await expect(page).toHaveURL(address);
  });
}
