import { expect, test } from '../support/test';

// Page tests have every persona, one of each kind is here. Landline, terms, remembered devices and passkeys have files of their own.

test('where nobody may register, an address that waits to be confirmed still leads to its code', async ({ visitor, page }) => {
  await visitor.arrives('unconfirmed', { allow_registration: 'false' });
  await visitor.givesEmail();
  await visitor.isOn('/register/check-email', 'Check your email');
  await expect(page).toHaveTitle('Check your email - NHS login');
});

test('without an account and without registration, the way on is another address', async ({ visitor, page }) => {
  await visitor.arrives('not-found', { allow_registration: 'false' });
  await visitor.givesEmail();
  await visitor.isOn('/not-registered', 'We cannot log you in');
  await page.getByRole('button', { name: 'Try again' }).click();
  await visitor.isOn('/enter-email');
  await expect(page.getByLabel('Email address')).toHaveValue('not-found@example.com');
});

test('a disabled account: the password leads to a page that names the reason', async ({ visitor, page }) => {
  await visitor.standsAt('/log-in-password', 'disabled-cid2013');
  await visitor.givesPassword();
  await visitor.isOn('/account-disabled?errorCode=CID2013', 'You cannot use your login');
  await expect(page.getByText('Reference: CID2013')).toBeVisible();
});

test('a person whose only way to log in is a passkey on another device: the password leads to an error', async ({ visitor, device }) => {
  await visitor.comesToThePasswordInsteadOfAPasskey('passkey');
  await visitor.givesPassword();
  await visitor.isOn('/error', 'Something went wrong');
  expect(device.modal()).toEqual(['NotAllowedError']);
});

test('a remembered device goes straight back', async ({ visitor, mock }) => {
  await visitor.comesTo('/log-in-password', 'remembered');
  await visitor.givesPassword();
  await visitor.isHandedOver();
  expect(await mock.calls('/api/login/otp')).toHaveLength(0);
});

test('an account that is disabled when it is handed over: the code leads to a page that says so', async ({ visitor, page }) => {
  await visitor.standsAt('/enter-mobile-code', 'authcode-disabled');
  await visitor.givesCode();
  await visitor.isOn('/login-disabled-authcode', 'You cannot use your login');
  await expect(page).toHaveTitle('You cannot use your login - NHS login');
});
