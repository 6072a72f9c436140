import { storedIn } from '../support/stored';
import { expect, test } from '../support/test';

test('an hour before the email address: the session is renewed and the check made again', async ({ visitor, mock }) => {
  await visitor.arrives('straight-back');
  await mock.advance({ minutes: 60 });
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password', 'Enter your password');
  expect(await mock.calls('/api/login/account-status')).toHaveLength(2);
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isHandedOver();
});

test('a check for passkeys without a session: both checks are made again, and a passkey is used', async ({ visitor, device, mock }) => {
  await device.createsPasskey('passkey');
  await visitor.arrives('passkey');
  await expect.poll(device.autofill).toEqual(['waiting']);
  await mock.scenario('passkey-status.unauthorised-once');
  await device.answers();
  await visitor.givesEmail();
  await visitor.isLoggedInByPasskey();
  expect(device.modal()).toEqual(['used']);
  expect(await mock.calls('/api/login/account-status')).toHaveLength(2);
  expect(await mock.calls('/api/login/passkey-status')).toHaveLength(2);
});

test('an hour before the password: the session is renewed and the password asked for again', async ({ visitor, page, mock }) => {
  await visitor.standsAt('/log-in-password');
  await mock.advance({ minutes: 60 });
  // The plain address of the specification: a back end may compare it.
  const renewed = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/check-login'));
  await visitor.givesPassword();
  expect((await renewed).method()).toBe('GET');
  await visitor.isOn('/log-in-password', 'Enter your password');
  await expect(page.getByRole('alert')).toHaveText('Your session had ended, so we started a new one. Enter your password again.');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
});

test('an hour before the code: the session ends, and the way on is the service', async ({ visitor, page, mock }) => {
  await visitor.standsAt('/enter-mobile-code');
  await mock.advance({ minutes: 60 });
  await visitor.givesCode();
  await visitor.isOn('/session-timeout', 'We have logged you out');
  await expect(page.getByRole('button', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
  expect(await storedIn(page)).not.toContain('mobile@example.com');
});

test('an hour before consent: logged out', async ({ visitor, mock, page }) => {
  await visitor.standsAt('/nhs-login-consent');
  await mock.advance({ minutes: 60 });
  await visitor.agrees();
  await visitor.isOn('/session-timeout', 'We have logged you out');
  await expect(page.getByText('go to Example health service and log in again')).toBeVisible();
});

test('no session, also after a renewal: logged out without a loop', async ({ visitor, mock }) => {
  await visitor.arrives();
  await mock.scenario('account-status.unauthorised');
  await visitor.givesEmail();
  await visitor.isOn('/session-timeout', 'We have logged you out');
  expect(await mock.calls('/api/login/account-status')).toHaveLength(2);
});

test('a new journey forgets what an earlier one typed', async ({ visitor, page }) => {
  await visitor.comesTo('/log-in-password', 'both');
  await visitor.arrives('mobile');
  await expect(page.getByLabel('Email address')).toHaveValue('');
  await page.goto('/log-in-password');
  await visitor.isOn('/enter-email');
});
