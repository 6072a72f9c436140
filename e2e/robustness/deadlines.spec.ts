import { rawStorage, storedIn } from '../support/stored';
import { expect, test } from '../support/test';

test.describe('deadlines', { tag: '@long' }, () => {
  test('announces an expired code once, and offers another', async ({ visitor, page }) => {
    await page.clock.install();
    await visitor.signsInUpTo('/enter-mobile-code');
    await expect(page.getByText('You must use the code within 5 minutes. It works until')).toBeVisible();
    await page.getByLabel('Security code', { exact: true }).fill('12345');
    await page.clock.fastForward('04:01');
    await expect(page.getByRole('status').filter({ hasText: 'Your code expires in 1 minute.' })).toBeVisible();
    await page.clock.fastForward('01:00');
    await expect(page.getByRole('status').filter({ hasText: 'This code has expired.' })).toBeVisible();
    await expect(page.getByLabel('Security code', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Security code', { exact: true })).toHaveValue('12345');
    await page.reload();
    await expect(page.getByText('This code has expired.')).toBeVisible();
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(page.getByText('You have been sent a new security code.')).toBeVisible();
    await expect(page.getByText('This code has expired.')).toBeHidden();
  });

  test('counts down a lock in minutes, over a reload, and offers a link when it is over', async ({ visitor, page }) => {
    await page.clock.install();
    await visitor.startsAt('/log-in-password', 'locked-out');
    await visitor.givesPassword();
    await visitor.isOn('/password-attempts-exceeded', 'You cannot continue');
    await expect(page.getByText('(in about 15 minutes).')).toBeVisible();
    await page.clock.fastForward('06:00');
    await page.reload();
    await expect(page.getByText('(in about 9 minutes).')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    await page.clock.fastForward('09:00');
    await expect(page.getByRole('status').filter({ hasText: 'You can try again now' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await visitor.isOn('/log-in-password', 'Enter your password');
  });

  test('warns before the session ends during a question, and signs out when the device wakes after two hours', async ({
    visitor,
    page,
  }) => {
    await page.clock.install();
    await visitor.startsAt('/proofing/enter-dob');
    await page.clock.fastForward('51:00');
    const warning = page.getByRole('region', { name: 'End of your session' });
    await expect(warning).toContainText('Finish before then, or what you have entered will be lost.');
    await warning.getByRole('button', { name: 'Hide this message' }).click();
    await expect(warning).toBeHidden();
    await page.clock.fastForward('02:00:00');
    await visitor.isOn('/session-timeout', 'We have logged you out');
    await expect(page.getByRole('button', { name: 'Go to Example health service' })).toBeVisible();
  });

  for (const [device, hours] of [
    ['slow', -3],
    ['fast', 3],
  ] as const) {
    test(`keeps a session on a device that is three hours ${device} until its time`, async ({ visitor, page }) => {
      await page.clock.install({ time: Date.now() + hours * 3_600_000 });
      await visitor.signsInUpTo('/enter-mobile-code');
      await page.clock.fastForward('49:00');
      await expect(page.getByText('This code has expired.')).toBeVisible();
      await expect(page.getByText('We will log you out at')).toBeHidden();
      await page.clock.fastForward('02:00');
      await expect(page.getByText('We will log you out at')).toBeVisible();
      await page.clock.fastForward('10:00');
      await visitor.isOn('/session-timeout', 'We have logged you out');
    });
  }
});

test.describe('clock skew', { tag: '@long' }, () => {
  const minute = 60_000;

  for (const [device, skew] of [
    ['slow', -10],
    ['fast', 10],
  ] as const) {
    test(`accepts a nearly expired code on a clock that is ten minutes ${device}, up to the hand-over`, async ({ visitor, page, mock }) => {
      await page.clock.install({ time: Date.now() + skew * minute });
      await visitor.signsInUpTo('/enter-mobile-code');
      await mock.advance({ minutes: 4.5 });
      await visitor.givesCode();
      await visitor.agreesAndIsHandedOver();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
      expect(await mock.calls('/api/login/otp')).toHaveLength(1);
    });
  }

  test('calls an expired link expired, not used, on a clock that is ten minutes slow', async ({ visitor, page, mock }) => {
    await visitor.arrives();
    const link = await visitor.asksForAResetLink();
    const sentAt = Date.now();
    await mock.advance({ minutes: 50 });
    await page.clock.install({ time: sentAt + (50 - 10) * minute });
    await page.goto(link);
    await visitor.isOn('/reset/new-password', 'Choose a new password');
    await mock.advance({ minutes: 11 });
    await page.clock.setSystemTime(sentAt + (61 - 10) * minute);
    await visitor.givesNewPassword('Battery Staple 7');
    await visitor.isOn('/reset/link-expired', 'This link has expired');
    expect((await mock.calls('/api/login/confirm-change-password')).map(({ status }) => status)).toEqual([400]);
  });

  test('calls a used link used, not expired, on a clock that is ten minutes slow', async ({ visitor, page, mock }) => {
    await page.clock.install({ time: Date.now() - 10 * minute });
    await visitor.arrives();
    const link = await visitor.asksForAResetLink();
    for (const [chosen, address] of [
      ['Battery Staple 7', '/reset/success'],
      ['Battery Staple 8', '/reset/link-used'],
    ] as const) {
      await mock.advance({ minutes: 29 });
      await page.goto(link);
      await visitor.isOn('/reset/new-password');
      await visitor.givesNewPassword(chosen);
      await visitor.isOn(address);
    }
    expect((await mock.calls('/api/login/confirm-change-password')).map(({ status }) => status)).toEqual([400, 200]);
  });
});

test.describe('session expiry', { tag: '@long' }, () => {
  test('renews the session and repeats the check when an hour passes before the email address', async ({ visitor, mock }) => {
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

  test('repeats both checks after a check for passkeys without a session, and uses a passkey', async ({ visitor, device, mock }) => {
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

  test('renews the session and asks for the password again when an hour passes before it', async ({ visitor, page, mock }) => {
    await visitor.startsAt('/log-in-password');
    await mock.advance({ minutes: 60 });
    // The plain address of the specification, because a back end may compare it.
    const renewed = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/check-login'));
    await visitor.givesPassword();
    expect((await renewed).method()).toBe('GET');
    await visitor.isOn('/log-in-password', 'Enter your password');
    await expect(page.getByRole('alert')).toHaveText('You were away for a while, so we have started again. Enter your password again.');
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
  });

  test('ends the session and links to the service when an hour passes before the code', async ({ visitor, page, mock }) => {
    await visitor.startsAt('/enter-mobile-code');
    await mock.advance({ minutes: 60 });
    await visitor.givesCode();
    await visitor.isOn('/session-timeout', 'We have logged you out');
    await expect(page.getByRole('button', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
    expect(await storedIn(page)).not.toContain('mobile@example.com');
  });

  test('logs out when an hour passes before consent', async ({ visitor, mock, page }) => {
    await visitor.startsAt('/nhs-login-consent');
    await mock.advance({ minutes: 60 });
    await visitor.agrees();
    await visitor.isOn('/session-timeout', 'We have logged you out');
    await expect(page.getByText('go to Example health service and log in again')).toBeVisible();
  });

  test('logs out without a loop when a renewal sets no session cookie', async ({ visitor, mock }) => {
    await visitor.arrives();
    await mock.scenario('account-status.unauthorised');
    await visitor.givesEmail();
    await visitor.isOn('/session-timeout', 'We have logged you out');
    expect(await mock.calls('/api/login/account-status')).toHaveLength(2);
  });

  test('clears what the user typed in an earlier journey', async ({ visitor, page }) => {
    await visitor.signsInUpTo('/log-in-password', 'both');
    await visitor.arrives('mobile');
    await expect(page.getByLabel('Email address')).toHaveValue('');
    await page.goto('/log-in-password');
    await visitor.isOn('/enter-email');
  });
});

test('logs out and links to the service when the session cookie disappears in the background', async ({ visitor, page, context }) => {
  await visitor.signsInUpTo('/log-in-password');
  await context.clearCookies({ name: 'nhs-authorization-cookie' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await visitor.isOn('/session-timeout', 'We have logged you out');
  await expect(page.getByRole('button', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
  const [local = {}] = await rawStorage(page);
  expect(Object.keys(local)).toEqual([]);
});
