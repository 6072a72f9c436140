import type { BrowserContext } from '@playwright/test';
import { emailOf } from '../../mocks/people/personas';
import { expect, test } from '../support/test';

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

test(
  'asks for a passkey after the email address without a click, with the keyboard alone',
  { tag: '@quick' },
  async ({ visitor, device, page, context }) => {
    await device.createsPasskey('passkey');
    await visitor.arrives('passkey');
    await expect.poll(device.autofill).toEqual(['waiting']);
    await device.answers();
    await page.getByLabel('Email address').focus();
    await page.keyboard.type(emailOf('passkey'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
    await expect.poll(device.autofill).toEqual(['given up']);
    await expect.poll(device.modal).toEqual(['used']);
    await visitor.takesClicks();
    await page.getByRole('button', { name: 'I agree' }).focus();
    await page.keyboard.press('Enter');
    await visitor.isHandedOver();
    expect(await cookieNames(context)).not.toContain('nhs_login_visitor_id');
  },
);

test('logs in with a passkey from the autofill list without typing', { tag: '@quick' }, async ({ visitor, device, mock }) => {
  await device.createsPasskey('passkey');
  await visitor.arrives('passkey');
  await expect.poll(device.autofill).toEqual(['waiting']);
  // Leaves the page first, so that another visit of it is answered.
  await visitor.page.goto('/mock');
  await device.answers();
  await visitor.page.goto('/enter-email');
  await visitor.isLoggedInByPasskey();
  await expect.poll(device.autofill).toEqual(['given up', 'used']);
  await expect.poll(device.modal).toEqual([]);
  for (const status of ['account', 'passkey']) expect(await mock.calls(`/api/login/${status}-status`)).toHaveLength(0);
});

test('logs in from /login with a passkey in place of the typed password', async ({ visitor, device, page, mock }) => {
  await device.createsPasskey('passkey-and-mobile');
  await visitor.arrives('passkey-and-mobile');
  await expect.poll(device.autofill).toEqual(['waiting']);
  await page.goto('/login');
  await expect.poll(device.autofill).toEqual(['given up', 'waiting']);
  await device.answers();
  await visitor.givesEmailAndPassword('not even the password');
  await visitor.isLoggedInByPasskey();
  await expect.poll(device.autofill).toEqual(['given up', 'given up']);
  await expect.poll(device.modal).toEqual(['used']);
  expect(await mock.calls('/api/fido2/authentication/verify')).toHaveLength(1);
});

test(
  'loads one script on the entry page for a device with passkeys, and no passkey page',
  { tag: '@quick' },
  async ({ visitor, device, page }) => {
    await device.createsPasskey('passkey');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(...(/\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.slice(1) ?? [])));
    await visitor.arrives('passkey');
    await expect.poll(device.autofill).toEqual(['waiting']);
    expect(scripts.toSorted()).toEqual(['index', 'passkey-ceremony', 'sign-in']);
  },
);

test('logs in with a passkey instead of a code', async ({ visitor, device, mock }) => {
  await device.createsPasskey('passkey-and-mobile');
  await device.refuses();
  await visitor.arrives('passkey-and-mobile');
  await visitor.givesEmail();
  await visitor.isOn('/passkey-login-failed', 'There was a problem');
  await visitor.chooses('Log in using my password instead');
  await visitor.isOn('/log-in-password', 'Enter your password');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await device.answers();
  await visitor.turnsTo('Log in with your passkey', { under: 'I cannot log in using my mobile phone' });
  await visitor.isOn('/nhs-login-consent');
  expect(await mock.calls('/api/login/otp')).toEqual([]);
  await visitor.agreesAndIsHandedOver();
  expect(device.modal()).toEqual(['NotAllowedError', 'used']);
});

test('logs in with a passkey instead of a reset of the password', async ({ visitor, device }) => {
  await device.createsPasskey('passkey-and-mobile');
  await device.refuses();
  await visitor.arrives('passkey-and-mobile');
  await visitor.givesEmail();
  await visitor.chooses('Log in using my password instead');
  await visitor.unfolds('I cannot remember my password');
  await visitor.follows('Reset your password');
  await visitor.isOn('/forgotten-password', 'Forgot password');
  await device.answers();
  await visitor.clicks('Log in with your passkey instead');
  await visitor.isLoggedInByPasskey();
  expect(device.modal()).toEqual(['NotAllowedError', 'used']);
});

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
