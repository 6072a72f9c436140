import { expect, test } from '../support/test';

test('fills in the code of a text message that the browser can read, and never overwrites a typed one', async ({ visitor, page, mock }) => {
  const field = page.getByLabel('Security code', { exact: true });
  const status = page.getByRole('status').filter({ hasText: 'We have filled in' });
  let arrives = (_code: string) => {};
  const text = new Promise<string>((resolve) => (arrives = resolve));
  await page.exposeFunction('codeFromText', () => text);
  await page.addInitScript(() => {
    Object.assign(window, { OTPCredential: class {} });
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = async (options) => {
      if (!options || !('otp' in options)) return get(options);
      const { codeFromText } = window as unknown as { codeFromText: () => Promise<string> };
      return { id: '', type: 'otp', code: await codeFromText() } as Credential;
    };
  });
  await visitor.startsAt('/enter-mobile-code', 'straight-back');
  await field.fill('123');
  arrives(await mock.code());
  await page.evaluate(() => (window as unknown as { codeFromText: () => Promise<string> }).codeFromText());
  await expect(field).toHaveValue('123');
  await expect(status).toHaveCount(0);

  await page.reload();
  await expect(field).toHaveValue(await mock.code());
  await expect(status).toHaveCount(1);
  expect(await mock.calls('/api/login/otp')).toHaveLength(0);
  await visitor.continues();
  await visitor.isHandedOver();
});

test.describe('wrong security code', { tag: '@long' }, () => {
  test.beforeEach(({ visitor }) => visitor.startsAt('/enter-mobile-code', 'straight-back'));

  for (const [typed, sentence] of [
    ['', 'Enter the security code'],
    ['12a456', 'Enter the 6 digits of your security code'],
    ['12345', 'Enter the 6 digits of your security code'],
  ] as const) {
    test(`does not send the malformed code '${typed}'`, async ({ visitor, mock }) => {
      await visitor.givesCode(typed);
      await visitor.seesError(sentence);
      expect(await mock.calls('/api/login/otp')).toHaveLength(0);
    });
  }

  test('shows an error for a wrong code, and accepts the right one with spaces', async ({ visitor, page, mock }) => {
    await visitor.givesCode(await mock.wrongCode());
    await visitor.seesError('Enter the correct security code');
    await expect(page.locator('#otp-input')).toHaveAccessibleDescription(/Enter the correct security code/);
    await visitor.givesCode((await mock.code()).replace(/(\d{3})/, ' $1 '));
    await visitor.isHandedOver();
  });

  test('locks after the fifth wrong code', async ({ visitor, page, mock }) => {
    const wrong = await mock.wrongCode();
    for (const _attempt of [1, 2, 3, 4]) {
      const answer = page.waitForResponse('**/api/login/otp');
      await visitor.givesCode(wrong);
      await answer;
      await visitor.seesError('Enter the correct security code');
    }
    await visitor.givesCode(wrong);
    await visitor.isOn('/otp-attempts-exceeded', 'You cannot continue');
    await expect(page.getByText('Wait up to 15 minutes')).toBeVisible();
  });

  test('replaces a code that is older than 5 minutes', async ({ visitor, page, mock }) => {
    await mock.advance({ minutes: 5 });
    await visitor.givesCode();
    await visitor.isOn('/mobile-code-expired', 'This security code has expired');
    await page.getByRole('button', { name: 'Text me again with a new security code' }).click();
    await visitor.isOn('/enter-mobile-code');
    await visitor.givesCode();
    await visitor.isHandedOver();
    // The message of the first code was shown from the start.
    expect(await mock.calls('/api/login/trigger-otp')).toHaveLength(1);
  });

  const resend = async (page: import('@playwright/test').Page) => {
    await page.getByText('Not received a text?').click();
    await page.getByRole('button', { name: 'Send the security code again' }).click();
  };

  test('sends another security code on request', async ({ visitor, page, mock }) => {
    const first = await mock.code();
    await page.getByLabel('Remember this device and stop sending security codes').check();
    await resend(page);
    const confirmation = page.getByText('You have been sent a new security code.');
    await expect(confirmation).toBeVisible();
    await expect(page.getByRole('group', { name: 'Success' })).toBeFocused();
    await visitor.isOn('/enter-mobile-code');
    await expect(page.getByLabel('Remember this device and stop sending security codes')).toBeChecked();
    await visitor.givesCode(await mock.wrongCode());
    await visitor.seesError('Enter the correct security code');
    await expect(confirmation).toHaveCount(0);
    await visitor.givesCode();
    await visitor.isHandedOver();
    expect(await mock.calls('/api/login/request-otp')).toHaveLength(1);
    expect(first).toMatch(/^\d{6}$/);
  });

  test('locks after the sixth requested code', async ({ visitor, page }) => {
    const again = page.getByRole('button', { name: 'Send the security code again' });
    await page.getByText('Not received a text?').click();
    for (const _attempt of [2, 3, 4, 5]) {
      const answer = page.waitForResponse('**/api/login/request-otp');
      await again.click();
      await answer;
      await expect(again).toBeEnabled();
    }
    await again.click();
    await visitor.isOn('/otp-requests-exceeded', 'You cannot continue');
    await expect(page.getByText('asked for a security code too many times')).toBeVisible();
  });
});
