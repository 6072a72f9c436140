import { emailOf, password } from '../../mocks/people/personas';
import { storedIn } from '../support/stored';
import { expect, test } from '../support/test';

test('signs in with email, password and a text message, agrees to share, and is handed back', async ({ visitor, page, mock }) => {
  await visitor.arrives();
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password', 'Enter your password');

  const codeSent = page.waitForResponse('**/trigger-otp');
  await visitor.givesPassword();
  expect((await codeSent).status()).toBe(200);
  await visitor.isOn('/enter-mobile-code', 'Enter the security code');
  await expect(page.getByText('•••••••0338')).toBeVisible();

  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
  await expect(page.getByText('Example health service will use your')).toBeVisible();
  await expect(page.getByRole('link', { name: /terms of use and privacy policy/ })).toHaveAttribute(
    'href',
    'https://www.example.com/terms',
  );

  await visitor.agrees();
  await visitor.isHandedOver();
  const [consent] = await mock.calls('/api/account/consent');
  expect(consent?.body).toMatchObject({ 'client-id': 'example-health-service', 'oidc-params': { response_type: 'code' } });
});

test('leaves nothing about the user in storage after the hand-over', async ({ visitor, page }) => {
  await visitor.signsInUpTo('/enter-mobile-code', 'straight-back');
  await visitor.givesCode();
  await visitor.isHandedOver();
  const stored = await storedIn(page);
  expect(stored).not.toContain('straight-back');
});

test.describe('main journey', { tag: '@long' }, () => {
  test('accepts an email address with capitals and spaces', async ({ visitor, mock }) => {
    await visitor.arrives();
    await visitor.givesEmail('  Mobile@Example.COM ');
    await visitor.isOn('/log-in-password');
    const [check] = await mock.calls('/api/login/account-status');
    expect(check?.body).toEqual({ email: 'mobile@example.com' });
  });

  test('keeps the query of the client at the root', async ({ page }) => {
    await page.goto('/mock/start');
    await page.goto('/?state=from-the-address');
    await expect(page).toHaveURL('/enter-email?state=from-the-address');
  });
});

test.describe('login', { tag: '@long' }, () => {
  test.beforeEach(async ({ visitor, page }) => {
    await visitor.arrives();
    await page.goto('/login');
    await visitor.isOn('/login', 'Log In to Example health service');
  });

  test('signs in with email and password on one page', async ({ visitor, page }) => {
    await page.getByLabel('Email address').fill(emailOf('mobile'));
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
    await visitor.givesCode();
    await visitor.isOn('/nhs-login-consent');
    await visitor.agrees();
    await visitor.isHandedOver();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
  });

  test('shows the missing fields of /login in the summary and at the fields', async ({ visitor, page }) => {
    await visitor.continues();
    await visitor.seesError('Enter your email address', 'Enter your password');
    await expect(page.locator('#user-email')).toHaveAccessibleDescription(/Enter your email address/);
    await page.getByRole('link', { name: 'Enter your password' }).click();
    await expect(page.locator('#password-input')).toBeFocused();
    await visitor.isOn('/login');
  });

  test('keeps the address on /login when the password is wrong', async ({ visitor, page }) => {
    await page.getByLabel('Email address').fill(emailOf('mobile'));
    await visitor.givesPassword('wrong');
    await visitor.seesWrongPassword();
    await expect(page.getByLabel('Email address')).toHaveValue(emailOf('mobile'));
    await visitor.givesPassword(password);
    await visitor.isOn('/enter-mobile-code');
  });

  for (const [persona, address] of [
    ['disabled-cid2013', '/account-disabled?errorCode=CID2013'],
    ['disabled-cid2014', '/account-disabled?errorCode=CID2014'],
    ['unconfirmed', '/register/check-email'],
    ['locked-out', '/login-attempts-exceeded'],
    ['both', '/choose-authentication-method'],
  ] as const) {
    test(`takes ${persona} to ${address}`, async ({ visitor, page }) => {
      await visitor.arrives(persona);
      await page.goto('/login');
      await page.getByLabel('Email address').fill(emailOf(persona));
      await visitor.givesPassword();
      await expect(page).toHaveURL(address);
    });
  }
});

test.describe('wrong password', { tag: '@long' }, () => {
  test('shows an error for a wrong password, and accepts the right one', async ({ visitor, page }) => {
    await visitor.startsAt('/log-in-password');
    await visitor.continues();
    await visitor.seesError('Enter your password');
    await visitor.givesPassword('not the password');
    await visitor.seesWrongPassword();
    await expect(page.locator('#password-input')).toHaveAccessibleDescription(/Enter the correct password/);
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
  });

  test('locks for 15 minutes after the fifth wrong password', async ({ visitor, page, mock }) => {
    await visitor.startsAt('/log-in-password');
    for (const attempt of ['1', '2', '3', '4']) {
      const answer = page.waitForResponse('**/api/login/password');
      await visitor.givesPassword(`wrong ${attempt}`);
      await answer;
      await visitor.seesWrongPassword();
    }
    await visitor.givesPassword('wrong 5');
    await visitor.isOn('/password-attempts-exceeded', 'You cannot continue');
    await expect(page.getByText('Wait up to 15 minutes')).toBeVisible();

    await visitor.signsInUpTo('/log-in-password');
    await visitor.givesPassword();
    await visitor.isOn('/password-attempts-exceeded');

    await mock.advance({ minutes: 15 });
    await visitor.signsInUpTo('/enter-mobile-code');
  });
});

test.describe('sign-in by state of the account', { tag: '@long' }, () => {
  // One persona of each kind. Page tests have every persona. Other files have landlines, terms, remembered devices and passkeys.

  test('takes an unconfirmed address to its code when the client forbids registration', async ({ visitor, page }) => {
    await visitor.arrives('unconfirmed', { allow_registration: 'false' });
    await visitor.givesEmail();
    await visitor.isOn('/register/check-email', 'Check your email');
    await expect(page).toHaveTitle('Check your email - NHS login');
  });

  test('offers another address to a user without an account when the client forbids registration', async ({ visitor, page }) => {
    await visitor.arrives('not-found', { allow_registration: 'false' });
    await visitor.givesEmail();
    await visitor.isOn('/not-registered', 'We cannot log you in');
    await page.getByRole('button', { name: 'Try again' }).click();
    await visitor.isOn('/enter-email');
    await expect(page.getByLabel('Email address')).toHaveValue('not-found@example.com');
  });

  test('names the reason after the password of a disabled account', async ({ visitor, page }) => {
    await visitor.startsAt('/log-in-password', 'disabled-cid2013');
    await visitor.givesPassword();
    await visitor.isOn('/account-disabled?errorCode=CID2013', 'You cannot use your login');
    await expect(page.getByText('Reference: CID2013')).toBeVisible();
  });

  test('shows an error after the password when the only method is a passkey on another device', async ({ visitor, device }) => {
    await visitor.choosesPasswordInsteadOfPasskey('passkey');
    await visitor.givesPassword();
    await visitor.isOn('/error', 'Something went wrong');
    expect(device.modal()).toEqual(['NotAllowedError']);
  });

  test('returns to the service without a code on a remembered device', async ({ visitor, mock }) => {
    await visitor.signsInUpTo('/log-in-password', 'remembered');
    await visitor.givesPassword();
    await visitor.isHandedOver();
    expect(await mock.calls('/api/login/otp')).toHaveLength(0);
  });

  test('shows after the code that the account is disabled', async ({ visitor, page }) => {
    await visitor.startsAt('/enter-mobile-code', 'authcode-disabled');
    await visitor.givesCode();
    await visitor.isOn('/login-disabled-authcode', 'You cannot use your login');
    await expect(page).toHaveTitle('You cannot use your login - NHS login');
  });
});
