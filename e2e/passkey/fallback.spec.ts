import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

test.describe('passkey fallback', () => {
  const byPasskey = 'Log in with your passkey';

  /** Pages that offer a passkey, reached with a device that refuses until then. */
  for (const [address, persona, offer, reaches] of [
    ['/log-in-password', 'passkey', 'I cannot remember my password', () => Promise.resolve()],
    ['/enter-mobile-code', 'passkey-and-mobile', 'I cannot log in using my mobile phone', (visitor: Visitor) => visitor.givesPassword()],
    [
      '/enter-landline-code',
      'passkey-and-landline',
      'I cannot log in using my landline',
      async (visitor: Visitor, page: Page) => {
        await visitor.givesPassword();
        await page.getByRole('button', { name: 'Call my landline now' }).click();
      },
    ],
  ] as const) {
    test(`logs in with a passkey instead, from ${address}`, async ({ visitor, device, page, mock }) => {
      await device.createsPasskey(persona);
      await device.refuses();
      await visitor.choosesPasswordInsteadOfPasskey(persona);
      await reaches(visitor, page);
      await visitor.isOn(address);
      await device.answers();
      await visitor.turnsTo(byPasskey, { under: offer });
      await visitor.isOn('/nhs-login-consent');
      expect(await mock.calls('/api/login/otp')).toEqual([]);
      await visitor.agrees();
      await visitor.isHandedOver();
      expect(device.modal()).toEqual(['NotAllowedError', 'used']);
    });
  }

  test('logs in with a passkey after too many wrong codes', async ({ visitor, device, page, mock }) => {
    await device.createsPasskey('passkey-and-mobile');
    await device.refuses();
    await visitor.choosesPasswordInsteadOfPasskey('passkey-and-mobile');
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
    const wrong = await mock.wrongCode();
    for (const attempts of [1, 2, 3, 4]) {
      await visitor.givesCode(wrong);
      await expect.poll(() => mock.calls('/api/login/otp')).toHaveLength(attempts);
      await visitor.seesError('Enter the correct security code');
    }
    await visitor.givesCode(wrong);
    await visitor.isOn('/otp-attempts-exceeded', 'You cannot continue');
    const instead = page.getByRole('button', { name: 'Log in with your passkey instead' });
    await instead.click();
    await visitor.seesThatNoPasskeyWasUsed('/otp-attempts-exceeded');
    await expectAccessible(page);
    await device.answers();
    await instead.click();
    await visitor.agreesAndIsHandedOver();
    expect(device.modal()).toEqual(['NotAllowedError', 'NotAllowedError', 'used']);
  });
});
