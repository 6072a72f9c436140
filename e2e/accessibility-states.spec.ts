import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';

/** Pages whose only form was sent empty. */
for (const addresses of [
  ['/enter-email', '/login', '/passkey-enter-email', '/forgotten-password', '/passkey-login-failed', '/passkey-user-login-failed'],
  ['/passkey-enter-email-login-failed', '/choose-authentication-method', '/enter-mobile-code', '/enter-landline-code', '/call-failed'],
  ['/proofing/know-nhs-number', '/proofing/enter-name', '/proofing/enter-dob', '/proofing/enter-postcode'],
]) {
  test(`with an error, accessible: ${addresses.join(', ')}`, async ({ page, visitor }) => {
    await visitor.arrives();
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address);
        await visitor.continues();
        await visitor.seesError('There is a problem');
        await expect(page.locator('.nhsuk-error-message').first()).toBeVisible();
        await expectAccessible(page);
      });
    }
    expect(new URL(page.url()).pathname).toBe(addresses.at(-1));
  });
}

test('with an error, accessible: a new account, another number and a new password', async ({ page, visitor }) => {
  await visitor.arrives('new-landline');
  await visitor.givesEmail();
  await visitor.isOn('/register/create-account');
  for (const address of [
    '/register/create-password',
    '/register/check-email',
    '/register/enter-mobile',
    '/recovery/change-mobile/enter-mobile',
    '/recovery/change-landline/enter-landline',
    '/reset/new-password?username=name@example.com&code=123456&expiry=9999999999999',
  ]) {
    await test.step(address, async () => {
      await page.goto(address);
      await page.getByRole('button', { name: /^(Continue|Reset password)$/ }).click();
      await visitor.seesError('There is a problem');
      await expect(page.locator('.nhsuk-error-message')).toBeVisible();
      await expectAccessible(page);
    });
  }
  await page.goto('/register/enter-mobile');
  for (const [kind, field] of [
    ['A UK mobile phone', 'UK mobile number'],
    ['An international mobile phone', 'International mobile number'],
    ['A UK landline', 'UK landline number'],
  ] as const) {
    await visitor.givesPhone(kind, field, '12');
    await visitor.seesError('There is a problem');
    await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(/Error:\s+Enter/);
    await expectAccessible(page);
  }
});

test('with an error, accessible: no match, a duplicate account, and its replacement', async ({ page, visitor, patient }) => {
  await patient.asksForAMatch('duplicate-eligible');
  await visitor.isOn('/proofing/duplicate-nhs-number');
  for (const address of [
    '/proofing/no-match',
    '/proofing/duplicate-nhs-number',
    '/proofing/multiple-emails-found',
    '/proofing/confirm-account-replacement',
  ]) {
    await test.step(address, async () => {
      await page.goto(address);
      await visitor.continues();
      await visitor.seesError('There is a problem');
      await expect(page.locator('.nhsuk-error-message')).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('a number that is asked for, missing and wrong, is accessible', async ({ page, visitor, patient }) => {
  await visitor.arrives();
  await page.goto('/proofing/know-nhs-number');
  await page.getByRole('radio', { name: 'Yes, I know my NHS number' }).check();
  await expectAccessible(page);
  await patient.answersNumber('123');
  await visitor.seesError('Your NHS number must have 10 numbers');
  await expect(page.locator('.nhsuk-error-message')).toBeVisible();
  await expectAccessible(page);
});

test('the password page is accessible, also with an error and with the password shown', async ({ page, visitor }) => {
  await visitor.comesTo('/log-in-password');
  await expectAccessible(page);
  await visitor.givesPassword('wrong');
  await visitor.seesError('Enter the correct password');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.locator('#password-input')).toHaveAttribute('type', 'text');
  await expectAccessible(page);
});

test('everything that can be unfolded on the code page is accessible', async ({ page, visitor }) => {
  await visitor.comesTo('/enter-mobile-code', 'straight-back');
  for (const name of ['Not received a text?', 'What does remember this device mean?', 'I cannot log in using my mobile phone'])
    await page.getByText(name).click();
  await expect(page.getByRole('button', { name: 'Send the security code again' })).toBeVisible();
  await expectAccessible(page);
});

test('radios on the page of an expired code, with an error, are accessible', async ({ page, visitor, mock }) => {
  await visitor.arrives('both');
  await visitor.givesEmail();
  await visitor.givesPassword();
  await visitor.chooses('Use my mobile phone to receive a security code by text message');
  await visitor.isOn('/enter-mobile-code');
  await mock.advance({ minutes: 6 });
  await visitor.givesCode();
  await visitor.isOn('/mobile-code-expired');
  await visitor.continues();
  await visitor.seesError('You need to tell us what you want to do');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expectAccessible(page);
});

test.describe('with optional cookies', () => {
  test.use({ analytics: true });

  test('a spinner page that failed, banners and an accepted cookie banner are accessible', async ({ page, visitor, mock }) => {
    await visitor.arrives();
    await mock.banners({ app: 'Some text messages are late.', alerts: 'We are closed on Sunday.' });
    await mock.scenario('authcode.dead');
    await page.goto('/authcode');
    await visitor.seesError('We could not reach the service');
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    await expect(page.getByText('You have accepted all cookies.')).toBeFocused();
    await expectAccessible(page);
  });
});

test('a page that waits is accessible', async ({ page, visitor, mock }) => {
  await visitor.arrives();
  await mock.scenario('account-status.hang');
  await visitor.givesEmail();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status')).toHaveText('Loading');
  await expectAccessible(page);
});

test('the page that waits for the health records is accessible', async ({ page, visitor, patient, mock }) => {
  await patient.logsIn('uplift');
  await patient.answersAll('number');
  await mock.scenario('uplift-nhs-known.hang');
  await patient.submits();
  await visitor.isOn('/proofing/submit', 'Checking your details');
  await expect(page.getByRole('status')).toHaveText('Loading');
  await expectAccessible(page);
});

test.describe('the page on the way to the help centre', () => {
  test.use({ tolerated: /^request to another host: https:\/\/help\.login\.nhs\.uk\// });

  test('is accessible', async ({ page, visitor, context }) => {
    // An answer without content: the browser stays where it is.
    await context.route('https://help.login.nhs.uk/**', (route) => route.fulfill({ status: 204 }));
    const left = page.waitForRequest('https://help.login.nhs.uk/**');
    await page.goto('/redirect-to-help-centre');
    await left;
    await visitor.isOn('/redirect-to-help-centre', 'Connecting');
    await expect(page.getByRole('status')).toHaveText('Loading');
    await expectAccessible(page);
  });
});
