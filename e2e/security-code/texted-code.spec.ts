import { expect, test } from '../support/test';

test(
  'fills in the code of a text message that the browser can read, and never overwrites a typed one',
  { tag: '@quick' },
  async ({ visitor, page, mock }) => {
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
  },
);
