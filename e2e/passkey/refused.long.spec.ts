import { emailOf, password } from '../../mocks/people/personas';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const again = 'Try using my passkey again';
const insteadOfIt = 'Log in using my password instead';

// The device of these tests has no passkey, if nothing else is said: it refuses at once, as when the person cancels.

test('on the entry screen: a choice, and by itself never again', async ({ visitor, device, page, mock }) => {
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
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password', 'Enter your password');
  await page.goto('/login');
  await visitor.givesEmailAndPassword();
  await visitor.isOn('/enter-mobile-code', 'Enter the security code');
  await expect.poll(device.modal).toEqual(['NotAllowedError', 'NotAllowedError']);
  expect(await mock.calls('/api/fido2/authentication/verify')).toHaveLength(0);
  expect(device.signals).toEqual([]);
});

test('on /login: a choice, and then the password counts', async ({ visitor, device, page }) => {
  await visitor.arrives('passkey-and-mobile');
  await page.goto('/login');
  await visitor.givesEmailAndPassword();
  await visitor.isOn('/passkey-user-login-failed', 'There was a problem');
  await visitor.chooses(again);
  await expect.poll(device.modal).toEqual(['NotAllowedError', 'NotAllowedError']);
  await visitor.isOn('/passkey-user-login-failed', 'There was a problem');
  await visitor.chooses(insteadOfIt);
  await visitor.isOn('/login');
  await visitor.givesEmailAndPassword();
  await visitor.isOn('/enter-mobile-code', 'Enter the security code');
  await expect.poll(device.modal).toEqual(['NotAllowedError', 'NotAllowedError']);
});

test('on /passkey-enter-email: the address again, or a password', async ({ visitor, device, page }) => {
  const title = 'We were unable to authenticate you';
  await visitor.arrives('passkey-and-mobile');
  await page.goto('/passkey-enter-email');
  // An account without a passkey looks the same as one with it.
  for (const email of [emailOf('mobile'), 'nobody@example.com', emailOf('passkey-and-mobile')]) {
    await visitor.givesEmail(email);
    await visitor.isOn('/passkey-enter-email-login-failed', title);
    await visitor.chooses('Try entering your email again');
    await visitor.isOn('/passkey-enter-email');
    await expect(page.getByLabel('Email address')).toHaveValue(email);
  }
  await expect.poll(device.modal).toEqual(['NotAllowedError']);
  await visitor.givesEmail();
  await visitor.isOn('/passkey-enter-email-login-failed', title);
  await visitor.chooses(insteadOfIt);
  await visitor.isOn('/login');
});

test('on the pages after that: the page stays, with what was typed', async ({ visitor, device, page, mock }) => {
  await visitor.comesToThePasswordInsteadOfAPasskey('passkey-and-both');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await visitor.turnsTo('Log in with your passkey', { under: 'I cannot remember my password' });
  await visitor.isToldThatNoPasskeyWasUsed('/log-in-password');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await expectAccessible(page);
  await visitor.continues();
  await visitor.chooses('Use my mobile phone');
  await visitor.isOn('/enter-mobile-code');
  const code = await mock.code();
  await page.getByLabel('Security code', { exact: true }).fill(code);
  await visitor.turnsTo('Log in with your passkey', { under: 'I cannot log in using my mobile phone' });
  await visitor.isToldThatNoPasskeyWasUsed('/enter-mobile-code');
  await expect(page.getByLabel('Security code', { exact: true })).toHaveValue(code);
  await expectAccessible(page);
  await mock.advance({ minutes: 5 });
  await visitor.continues();
  await visitor.isOn('/mobile-code-expired');
  await visitor.chooses('Log in with my passkey');
  await visitor.isToldThatNoPasskeyWasUsed('/mobile-code-expired');
  await expect(page.getByRole('radio', { name: 'Log in with my passkey' })).toBeChecked();
  await expectAccessible(page);
  await expect.poll(device.modal).toEqual(['NotAllowedError', 'NotAllowedError', 'NotAllowedError', 'NotAllowedError']);
});

test('a passkey of another person', async ({ visitor, device }) => {
  await device.createsPasskey('passkey-and-landline');
  await visitor.arrives('passkey-and-mobile');
  await expect.poll(device.autofill).toEqual(['waiting']);
  await device.answers();
  await visitor.givesEmail();
  await visitor.isOn('/passkey-login-failed', 'There was a problem');
  await expect.poll(device.modal).toEqual(['NotAllowedError']);
});

test('a device that does not recognise its user, and later does', async ({ visitor, device }) => {
  await device.createsPasskey('passkey');
  await device.refuses();
  await visitor.arrives('passkey');
  await visitor.givesEmail();
  await visitor.isOn('/passkey-login-failed', 'There was a problem');
  await device.answers();
  await visitor.chooses(again);
  await visitor.isLoggedInByPasskey();
  await expect.poll(device.modal).toEqual(['NotAllowedError', 'used']);
});

test('no device at all: the browser looks for one until the person goes on without', async ({ visitor, device, page }) => {
  await device.isTakenAway();
  await visitor.arrives('passkey-and-mobile');
  await visitor.givesEmail();
  await expect.poll(device.modal).toEqual(['waiting']);
  await page.goto('/enter-email');
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password', 'Enter your password');
  await expect.poll(device.modal).toEqual(['given up']);
});

test('a challenge of another site is an error', async ({ visitor, device }) => {
  await device.createsPasskey('passkey');
  await visitor.arrives('passkey', { scenario: 'passkey-options.wrong-rp' });
  await expect.poll(device.autofill).toEqual(['SecurityError']);
  await device.answers();
  await visitor.givesEmail();
  await visitor.isOn('/error', 'Something went wrong');
  await expect.poll(device.modal).toEqual(['SecurityError']);
});

test('the ways on without a session lead to what to do instead', async ({ visitor, page }) => {
  await page.goto('/passkey-login-failed');
  await visitor.isOn('/passkey-login-failed', 'There was a problem');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText('Go back to the website or app').first()).toBeVisible();
});
