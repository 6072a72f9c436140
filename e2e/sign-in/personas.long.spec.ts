import { expect, test } from '../support/test';

// Those of the other personas have a file of their own: landline, terms-update, remembered-device, passkey-locked, main-journey.

/** Where an email address leads that belongs to no account, or to one that cannot be used yet. */
for (const [persona, allow_registration, address] of [
  ['not-found', 'true', '/register/create-account'],
  ['unconfirmed', 'false', '/register/check-email'],
] as const) {
  test(`${persona}, registration allowed: '${allow_registration}', leads to ${address}`, async ({ visitor, page }) => {
    await visitor.arrives(persona, { allow_registration });
    await visitor.givesEmail();
    await expect(page).toHaveURL(address);
  });
}

test('without an account and without registration, the way on is another address', async ({ visitor, page }) => {
  await visitor.arrives('not-found', { allow_registration: 'false' });
  await visitor.givesEmail();
  await visitor.isOn('/not-registered', 'We cannot log you in');
  await page.getByRole('button', { name: 'Try again' }).click();
  await visitor.isOn('/enter-email');
  await expect(page.getByLabel('Email address')).toHaveValue('not-found@example.com');
});

/** Where a right password leads. */
for (const [persona, address, heading] of [
  ['reset-required', '/restore-message', 'Something went wrong'],
  ['reset-at-sign-in', '/restore-message', 'Something went wrong'],
  ['unregistered', '/register/enter-mobile', 'Which phone do you want to use?'],
  ['locked-out', '/password-attempts-exceeded', 'You cannot continue'],
  ['disabled-cid2013', '/account-disabled?errorCode=CID2013', 'You cannot use your login'],
  ['disabled-cid2014', '/error-account', 'There is a problem with your account'],
] as const) {
  test(`${persona}: the password leads to ${address}`, async ({ visitor, page }) => {
    await visitor.standsAt('/log-in-password', persona);
    await visitor.givesPassword();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

/** The same for people with a passkey that is on another device. */
for (const [persona, address, heading] of [
  ['passkey', '/error', 'Something went wrong'],
  ['passkey-and-mobile', '/enter-mobile-code', 'Enter the security code'],
  ['passkey-and-landline', '/get-call-landline', 'Get a call to your landline'],
  ['passkey-and-both', '/choose-authentication-method', 'Which authentication method do you want to use?'],
] as const) {
  test(`${persona}: without the passkey, the password leads to ${address}`, async ({ visitor, page, device }) => {
    await visitor.comesToThePasswordInsteadOfAPasskey(persona);
    await visitor.givesPassword();
    await visitor.isOn(address, heading);
    expect(device.modal()).toEqual(['NotAllowedError']);
    await expect(page).toHaveTitle(`${heading} - NHS login`);
  });
}

test('a remembered device goes straight back', async ({ visitor, mock }) => {
  await visitor.comesTo('/log-in-password', 'remembered');
  await visitor.givesPassword();
  await visitor.isHandedOver();
  expect(await mock.calls('/api/login/otp')).toHaveLength(0);
});

/** Where a right code leads. */
for (const [persona, address, heading] of [
  ['duplicate-phone', '/nhs-login-consent', 'Agree to share your login information'],
  ['authcode-cid2011', '/login-problem-nhs-number', 'There is a problem with your NHS number'],
  ['authcode-cid2012', '/login-disabled', 'Your login has been disabled'],
  ['authcode-disabled', '/login-disabled-authcode', 'You cannot use your login'],
] as const) {
  test(`${persona}: the code leads to ${address}`, async ({ visitor, page }) => {
    await visitor.standsAt('/enter-mobile-code', persona);
    await visitor.givesCode();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}
