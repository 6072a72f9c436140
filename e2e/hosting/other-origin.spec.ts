import { expect, test } from '../support/other-origin';

test.describe('APIs on another origin', { tag: '@long' }, () => {
  // All tests share one build.
  test.describe.configure({ mode: 'default' });

  test('opens connections for a preflight and for a call to APIs on another origin before either is made', async ({ visitor, apis }) => {
    await visitor.arrives();
    await expect.poll(() => apis.connections).toBe(2);
    expect(apis.requests).toEqual({});
  });

  test('sends one preflight to each API of another origin for two logins', async ({ visitor, apis }) => {
    await visitor.signsInUpTo('/nhs-login-consent');
    await visitor.agreesAndIsHandedOver();
    expect(apis.requests.OPTIONS).toEqual([
      '/api/login/account-status',
      '/api/login/passkey-status',
      '/api/login/password',
      '/api/login/trigger-otp',
      '/api/login/otp',
      '/api/auth/authcode',
      '/api/account/consent',
    ]);
    apis.requests = {};

    await visitor.signsInUpTo('/enter-mobile-code');
    await visitor.givesCode();
    await visitor.isHandedOver();
    expect(apis.requests.OPTIONS).toBeUndefined();
  });
});
