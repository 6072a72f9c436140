import { expect, test } from '../support/test';

test('asks for no code on a remembered device', async ({ visitor, page, context }) => {
  await visitor.signsInUpTo('/enter-mobile-code', 'straight-back');
  await page.getByLabel('Remember this device and stop sending security codes').check();
  await visitor.givesCode();
  await visitor.isHandedOver();
  const token = (await context.cookies()).find(({ name }) => name === 'remember_my_device');
  expect(((token?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(180, 1);

  await visitor.signsInUpTo('/log-in-password', 'straight-back');
  await visitor.givesPassword();
  await visitor.isHandedOver();
});

test('logs in with a text message while the server renews the session id at each step', async ({ visitor, context, mock }) => {
  const sessionId = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'nhs-authorization-cookie');
    return (JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) as { session_id?: string }).session_id;
  };
  await visitor.arrives('mobile', { scenario: 'session.renewed' });
  const atArrival = await sessionId();
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password', 'Enter your password');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code', 'Enter the security code');
  const atCode = await sessionId();
  expect(atCode).not.toBe(atArrival);
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
  expect(await sessionId()).not.toBe(atCode);
  await visitor.agreesAndIsHandedOver();
  const [code] = await mock.calls('/api/login/otp');
  expect(code?.status).toBe(200);
});
