import { storedAsItStands, storedIn } from '../support/stored';
import { expect, test } from '../support/test';

test.describe('deadlines', { tag: '@long' }, () => {
  test('a code runs out under the page: said once, with a button for another one', async ({ visitor, page }) => {
    await page.clock.install();
    await visitor.comesTo('/enter-mobile-code');
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

  test('a lock by its minutes, over a reload, and the way back when it is over', async ({ visitor, page }) => {
    await page.clock.install();
    await visitor.standsAt('/log-in-password', 'locked-out');
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

  test('a session on a question: warned, and over when the device wakes after two hours', async ({ visitor, page }) => {
    await page.clock.install();
    await visitor.standsAt('/proofing/enter-dob');
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
    test(`a session on a device that is three hours ${device} is not over before its time`, async ({ visitor, page }) => {
      await page.clock.install({ time: Date.now() + hours * 3_600_000 });
      await visitor.comesTo('/enter-mobile-code');
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
    test(`a clock that is ten minutes ${device}: a code that is nearly too old is accepted, up to the hand-over`, async ({
      visitor,
      page,
      mock,
    }) => {
      await page.clock.install({ time: Date.now() + skew * minute });
      await visitor.comesTo('/enter-mobile-code');
      await mock.advance({ minutes: 4.5 });
      await visitor.givesCode();
      await visitor.agreesAndIsHandedOver();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
      expect(await mock.calls('/api/login/otp')).toHaveLength(1);
    });
  }

  test('a link that expires by the server, on a clock that is ten minutes slow: expired, not used', async ({ visitor, page, mock }) => {
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

  test('a link that was used, on a clock that is ten minutes slow: used, not expired', async ({ visitor, page, mock }) => {
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
    await expect(page.getByRole('alert')).toHaveText('You were away for a while, so we have started again. Enter your password again.');
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
});

test('a session cookie that has gone while the tab was away: logged out, and the way on is the service', async ({
  visitor,
  page,
  context,
}) => {
  await visitor.comesTo('/log-in-password');
  await context.clearCookies({ name: 'nhs-authorization-cookie' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await visitor.isOn('/session-timeout', 'We have logged you out');
  await expect(page.getByRole('button', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
  const [local = {}] = await storedAsItStands(page);
  expect(Object.keys(local)).toEqual([]);
});
