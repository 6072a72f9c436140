import { expect, test } from '../support/test';

/** `navigator.credentials` as an old web view has it (absent), or as an extension has replaced it. */
const browsers: Record<string, () => void> = {
  'without navigator.credentials': () => Object.defineProperty(navigator, 'credentials', { value: undefined }),
  'whose navigator.credentials.get throws at once': () => {
    const get = () => {
      throw new TypeError('Illegal invocation');
    };
    Object.defineProperty(navigator, 'credentials', { value: { get } });
    Object.assign(window, { OTPCredential: class {} });
  },
};

for (const [which, make] of Object.entries(browsers))
  test(`logs in with a browser ${which}`, { tag: '@quick' }, async ({ visitor, page, mock }) => {
    await page.addInitScript(make);
    await visitor.signsInUpTo('/enter-mobile-code');
    await expect(page.getByLabel('Security code', { exact: true })).toHaveValue('');
    await visitor.givesCode();
    await visitor.agreesAndIsHandedOver();
    expect(await mock.calls('/api/fido2/authentication/options')).toEqual([]);
  });
