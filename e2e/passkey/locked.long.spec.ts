import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const insteadOfIt = 'Log in using my password instead';

for (const persona of ['passkey-locked', 'passkey-pending-change'] as const) {
  test(`${persona}: a password still works`, async ({ visitor, page, device }) => {
    await visitor.arrives(persona);
    await visitor.givesEmail();
    await visitor.isOn('/passkey-login-attempts-exceeded', 'You cannot continue');
    await expect(page.getByText('Wait up to 15 minutes')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: insteadOfIt }).click();
    await visitor.isOn('/log-in-password', 'Enter your password');
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code', 'Enter the security code');
    await page.goto('/mock');
    await visitor.arrives(persona);
    await page.goto('/login');
    await visitor.givesEmailAndPassword();
    await visitor.isOn('/passkey-login-attempts-exceeded');
    await page.getByRole('link', { name: insteadOfIt }).click();
    await visitor.isOn('/login', 'Log In to Example health service');
    await visitor.givesEmailAndPassword();
    await visitor.isOn('/enter-mobile-code');
    expect(device.modal()).toEqual([]);
  });
}

test('the fifth signature that is wrong locks passkeys for 15 minutes', async ({ visitor, device, page, mock }) => {
  await device.createsPasskey('passkey');
  await page.addInitScript(() => {
    const prototype = AuthenticatorAssertionResponse.prototype;
    const signature = Object.getOwnPropertyDescriptor(prototype, 'signature')?.get;
    Object.defineProperty(prototype, 'signature', {
      get() {
        const bytes = new Uint8Array(signature?.call(this));
        return bytes.map((byte, index) => (index === bytes.length - 1 ? byte ^ 1 : byte)).buffer;
      },
    });
  });
  await visitor.arrives('passkey');
  await expect.poll(device.autofill).toEqual(['waiting']);
  await device.answers();
  await visitor.givesEmail();
  for (const attempts of [1, 2, 3, 4]) {
    await visitor.isOn('/passkey-login-failed', 'There was a problem');
    await expect.poll(() => mock.calls('/api/fido2/authentication/verify')).toHaveLength(attempts);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await visitor.chooses('Try using my passkey again');
  }
  await visitor.isOn('/passkey-login-attempts-exceeded', 'You cannot continue');
  expect(device.modal()).toEqual(['used', 'used', 'used', 'used', 'used']);
  expect(device.signals).toEqual([]);
  await page.getByRole('link', { name: insteadOfIt }).click();
  await visitor.isOn('/log-in-password');

  await mock.advance({ minutes: 15 });
  await visitor.turnsTo('Log in with your passkey', { under: 'I cannot remember my password' });
  await visitor.isToldThatNoPasskeyWasUsed('/log-in-password');
});

test('a passkey that the server has forgotten: the browser is told, and offers it no more', async ({ visitor, device, page, mock }) => {
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

for (const [scenario, address] of [
  ['passkey-options.unknown-error', '/passkey-user-login-failed'],
  ['passkey-options.forbidden', '/passkey-login-attempts-exceeded'],
  ['passkey-verify.not-verified', '/passkey-login-failed'],
  ['passkey-verify.attempts-exceeded', '/passkey-login-attempts-exceeded'],
  ['passkey-verify.unsafe-redirect', '/error'],
] as const) {
  test(`${scenario} leads to ${address}`, async ({ visitor, device, mock }) => {
    await device.createsPasskey('passkey');
    await visitor.arrives('passkey');
    await expect.poll(device.autofill).toEqual(['waiting']);
    await mock.scenario(scenario);
    await device.answers();
    await visitor.givesEmail();
    await visitor.isOn(address);
  });
}

test('a dead network at each call keeps what was typed', async ({ visitor, device, page, mock }) => {
  await device.createsPasskey('passkey');
  await visitor.arrives('passkey');
  await expect.poll(device.autofill).toEqual(['waiting']);
  await mock.scenario('passkey-options.dead');
  await device.answers();
  await visitor.givesEmail();
  await visitor.seesError('We could not reach the service');
  await expect(page.getByLabel('Email address')).toHaveValue('passkey@example.com');
  await visitor.continues();
  await visitor.isOn('/log-in-password');
  await mock.scenario('passkey-verify.dead');
  await visitor.turnsTo('Log in with your passkey', { under: 'I cannot remember my password' });
  await visitor.seesError('We could not reach the service');
  await mock.scenario();
  await page.getByRole('button', { name: 'Log in with your passkey' }).click();
  await visitor.isLoggedInByPasskey();
});
