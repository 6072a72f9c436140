import { rawStorage } from '../support/stored';
import { expect, test } from '../support/test';

test.describe('deadlines', () => {
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

  for (const [device, skew] of [
    ['slow', -10],
    ['fast', 10],
  ] as const) {
    test(`accepts a nearly expired code on a clock that is ten minutes ${device}, up to the hand-over`, async ({ visitor, page, mock }) => {
      await page.clock.install({ time: Date.now() + skew * 60_000 });
      await visitor.signsInUpTo('/enter-mobile-code');
      await mock.advance({ minutes: 4.5 });
      await visitor.givesCode();
      await visitor.agreesAndIsHandedOver();
      expect(await mock.calls('/api/login/otp')).toHaveLength(1);
    });
  }

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

  test('clears what the user typed in an earlier journey', async ({ visitor, page }) => {
    await visitor.signsInUpTo('/log-in-password', 'both');
    await visitor.arrives('mobile');
    await expect(page.getByLabel('Email address')).toHaveValue('');
    await page.goto('/log-in-password');
    await visitor.isOn('/enter-email');
  });
});

test(
  'logs out and links to the service when the session cookie disappears in the background',
  { tag: '@quick' },
  async ({ visitor, page, context }) => {
    await visitor.signsInUpTo('/log-in-password');
    await context.clearCookies({ name: 'nhs-authorization-cookie' });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await visitor.isOn('/session-timeout', 'We have logged you out');
    await expect(page.getByRole('button', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
    const [local = {}] = await rawStorage(page);
    expect(Object.keys(local)).toEqual([]);
  },
);
