import { expect, test } from '../support/test';

test.describe('refused passkey', () => {
  const again = 'Try using my passkey again';
  const insteadOfIt = 'Log in using my password instead';

  // By default the device of these tests has no passkey. It refuses immediately, as when the user cancels.

  test('offers a choice after a passkey is refused on /enter-email, and asks for none again', async ({ visitor, device, page, mock }) => {
    await visitor.arrives('passkey-and-mobile');
    await visitor.givesEmail();
    await visitor.isOn('/passkey-login-failed', 'There was a problem');
    await visitor.chooses(again);
    await expect.poll(device.modal).toEqual(['NotAllowedError', 'NotAllowedError']);
    await visitor.isOn('/passkey-login-failed', 'There was a problem');
    await visitor.chooses(insteadOfIt);
    await visitor.isOn('/log-in-password', 'Enter your password');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await visitor.isOn('/enter-email');
    await visitor.logsInUpTo('/log-in-password');
    await page.goto('/login');
    await visitor.givesEmailAndPassword();
    await visitor.isOn('/enter-mobile-code', 'Enter the security code');
    await expect.poll(device.modal).toEqual(['NotAllowedError', 'NotAllowedError']);
    expect(await mock.calls('/api/fido2/authentication/verify')).toHaveLength(0);
    expect(device.signals).toEqual([]);
  });

  test('refuses the passkey of another user', async ({ visitor, device }) => {
    await device.createsPasskey('passkey-and-landline');
    await visitor.arrives('passkey-and-mobile');
    await expect.poll(device.autofill).toEqual(['waiting']);
    await device.answers();
    await visitor.givesEmail();
    await visitor.isOn('/passkey-login-failed', 'There was a problem');
    await expect.poll(device.modal).toEqual(['NotAllowedError']);
  });

  test('shows an error for a passkey challenge of another site', async ({ visitor, device }) => {
    await device.createsPasskey('passkey');
    await visitor.arrives('passkey', { scenario: 'passkey-options.wrong-rp' });
    await expect.poll(device.autofill).toEqual(['SecurityError']);
    await device.answers();
    await visitor.givesEmail();
    await visitor.isOn('/error', 'Something went wrong');
    await expect.poll(device.modal).toEqual(['SecurityError']);
  });

  test('signals a passkey that the server has deleted to the browser, which offers it no more', async ({ visitor, device, page, mock }) => {
    await device.createsPasskey('passkey-and-mobile');
    await mock.forgetPasskeys('passkey-and-mobile');
    await device.answers();
    await page.goto('/mock/start?persona=passkey-and-mobile');
    await visitor.isOn('/passkey-user-login-failed', 'There was a problem');
    expect(device.autofill()).toEqual(['used']);
    expect(device.signals).toEqual([{ rpId: 'localhost', credentialId: expect.stringMatching(/^[\w-]{20,}$/) }]);
    await expect.poll(device.passkeys).toBe(0);
    await visitor.chooses(insteadOfIt);
    await visitor.isOn('/login', 'Log In to Example health service');
  });
});
