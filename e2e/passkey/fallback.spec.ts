import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

test.describe('passkey fallback', { tag: '@long' }, () => {
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

  test('logs in with a passkey instead of an expired code', async ({ visitor, device, mock }) => {
    await device.createsPasskey('passkey-and-mobile');
    await device.refuses();
    await visitor.choosesPasswordInsteadOfPasskey('passkey-and-mobile');
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
    await mock.advance({ minutes: 5 });
    await visitor.givesCode();
    await visitor.isOn('/mobile-code-expired', 'This security code has expired');
    await device.answers();
    await visitor.chooses('Log in with my passkey');
    await visitor.isOn('/nhs-login-consent');
    await visitor.agrees();
    await visitor.isHandedOver();
    expect(device.modal()).toEqual(['NotAllowedError', 'used']);
  });

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
    await visitor.isOn('/nhs-login-consent');
    await visitor.agrees();
    await visitor.isHandedOver();
    expect(device.modal()).toEqual(['NotAllowedError', 'NotAllowedError', 'used']);
  });

  test('offers a passkey at every step with a landline', async ({ visitor, device, page, mock }) => {
    const fallbacks = page.getByRole('group').filter({ hasText: 'I cannot log in using my landline' }).getByRole('listitem');
    await device.createsPasskey('passkey-and-landline');
    await device.refuses();
    await visitor.choosesPasswordInsteadOfPasskey('passkey-and-landline');
    await visitor.givesPassword();
    await visitor.isOn('/get-call-landline', 'Get a call to your landline');
    await visitor.turnsTo(byPasskey, { under: 'I cannot log in using my landline' });
    await visitor.seesThatNoPasskeyWasUsed('/get-call-landline');
    await expect(fallbacks).toHaveText([byPasskey, 'Change your landline number This takes 24 hours.']);
    await expectAccessible(page);
    await mock.scenario('trigger-otp.failed');
    await page.getByRole('button', { name: 'Call my landline now' }).click();
    await visitor.isOn('/call-failed');
    await visitor.chooses('Log in with my passkey');
    await visitor.seesThatNoPasskeyWasUsed('/call-failed');
    await mock.scenario();
    await visitor.chooses('Try calling my landline again');
    await visitor.isOn('/enter-landline-code', 'Enter the security code');
    await page.getByLabel('Security code', { exact: true }).fill('123');
    await visitor.turnsTo(byPasskey, { under: 'I cannot log in using my landline' });
    await visitor.seesThatNoPasskeyWasUsed('/enter-landline-code');
    await expect(page.getByLabel('Security code', { exact: true })).toHaveValue('123');
    await expect(fallbacks).toHaveText([byPasskey, 'Change your landline number This takes 24 hours.']);
    await mock.advance({ minutes: 5 });
    await visitor.givesCode();
    await visitor.isOn('/landline-code-expired', 'This security code has expired');
    await visitor.chooses('Log in with my passkey');
    await visitor.seesThatNoPasskeyWasUsed('/landline-code-expired');
    await device.answers();
    await visitor.continues();
    await visitor.isOn('/nhs-login-consent');
    expect(device.modal().slice(-2)).toEqual(['NotAllowedError', 'used']);
  });

  test('offers every other method beside a passkey on each page with a mobile and a landline', async ({ visitor, device, page, mock }) => {
    const radios = page.getByRole('radio');
    const expectRadios = async (...labels: string[]) => {
      await expect(radios).toHaveCount(labels.length);
      for (const [index, label] of labels.entries()) await expect(radios.nth(index)).toHaveAccessibleName(label);
    };
    await visitor.choosesPasswordInsteadOfPasskey('passkey-and-both');
    await visitor.givesPassword();
    await visitor.chooses('Text message to');
    await visitor.isOn('/enter-mobile-code');
    await page.getByText('I cannot log in using my mobile phone').click();
    await expect(page.getByRole('listitem')).toContainText([byPasskey, 'Get a call to your landline', 'Change your mobile phone number']);
    await mock.advance({ minutes: 5 });
    await visitor.givesCode();
    await visitor.isOn('/mobile-code-expired');
    await expectRadios('Text me again with a new security code', 'Log in with my passkey', 'Call my landline to get a new security code');
    await visitor.chooses('Call my landline');
    await visitor.isOn('/get-call-landline');
    await page.getByRole('button', { name: 'Call my landline now' }).click();
    await visitor.isOn('/enter-landline-code');
    await page.getByText('I cannot log in using my landline').click();
    await expect(page.getByRole('listitem')).toContainText([
      byPasskey,
      'Send a security code to my mobile phone',
      'Change your landline number',
    ]);
    await mock.advance({ minutes: 5 });
    await visitor.givesCode();
    await visitor.isOn('/landline-code-expired');
    await expectRadios('Call my landline again with a new security code', 'Log in with my passkey', 'Text me a new security code');
    await visitor.chooses('Text me a new security code');
    await visitor.isOn('/enter-mobile-code');
    expect(device.modal()).toEqual(['NotAllowedError']);
  });
});
