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
