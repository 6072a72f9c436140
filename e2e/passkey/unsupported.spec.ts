import { expect, test } from '../support/test';

test('asks for a password, and never offers a passkey, in a browser without passkeys', async ({ visitor, page, mock }) => {
  // Matches every mention except the email address of the persona.
  const passkey = page.getByRole('main').getByText(/passkey(?!-and-mobile@)/i);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await visitor.arrives('passkey-and-mobile');
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Forgot password' })).toBeVisible();
  await expect(passkey).toHaveCount(0);
  await visitor.signsInUpTo('/log-in-password', 'passkey-and-mobile');
  await expect(page.getByRole('link', { name: 'Reset your password' })).toBeVisible();
  await expect(passkey).toHaveCount(0);
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await expect(passkey).toHaveCount(0);
  await mock.advance({ minutes: 5 });
  await visitor.givesCode();
  await visitor.isOn('/mobile-code-expired');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(passkey).toHaveCount(0);
  await page.goto('/otp-attempts-exceeded');
  await expect(page.getByText('Wait up to 15 minutes')).toBeVisible();
  await expect(passkey).toHaveCount(0);
  expect(await mock.calls('/api/login/passkey-status')).toHaveLength(0);
  expect(await mock.calls('/api/fido2/authentication/options')).toHaveLength(0);
});

test('asks for a passkey by dialog only in a browser without an autofill list for passkeys', async ({ visitor, device, page, mock }) => {
  await device.createsPasskey('passkey');
  await device.answers();
  await page.addInitScript(() => Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable'));
  await visitor.arrives('passkey');
  await visitor.givesEmail();
  await visitor.isLoggedInByPasskey();
  expect(device.autofill()).toEqual([]);
  expect(device.modal()).toEqual(['used']);
  expect(await mock.calls('/api/fido2/authentication/options')).toHaveLength(1);
});

test.describe('passkeys on a Mac', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  });

  test('asks for a password on a Mac without platform authenticator, for a passkey with one', async ({ visitor, page, device, mock }) => {
    await device.isRemoved();
    await visitor.signsInUpTo('/log-in-password', 'passkey');
    await expect(page.getByRole('link', { name: 'Reset your password' })).toBeVisible();
    expect(await mock.calls('/api/login/passkey-status')).toHaveLength(0);
    await device.isThere();
    await visitor.arrives('passkey');
    await visitor.givesEmail();
    await visitor.isOn('/passkey-login-failed');
    expect(device.modal()).toEqual(['NotAllowedError']);
  });
});
