import { expect, test } from '../support/test';

/** By what a person is about there. */
const withSession = {
  'to sign in': [
    '/',
    '/enter-email',
    '/login',
    '/log-in-password',
    '/forgotten-password',
    '/check-account-status',
    '/check-login',
    '/check-registration',
    '/check-forgot-password',
    '/check-reset-password',
    '/passkey-enter-email',
    '/authcode',
    '/nhs-login-consent',
    '/consent-confirmation',
    '/no-consent',
  ],
  'for a security code, or to create an account': [
    '/choose-authentication-method',
    '/enter-mobile-code',
    '/get-call-landline',
    '/enter-landline-code',
    '/call-failed',
    '/landline-code-expired',
    '/register/create-account',
    '/register/create-account-steps',
    '/register/enter-email',
    '/register/create-password',
    '/register/check-email',
    '/register/enter-mobile',
    '/recovery/change-mobile/enter-mobile',
    '/recovery/change-landline/enter-landline',
  ],
  'about the health record': [
    '/proofing',
    '/proofing/find-nhs-record',
    '/proofing/know-nhs-number',
    '/proofing/enter-name',
    '/proofing/enter-dob',
    '/proofing/enter-postcode',
    '/proofing/check-your-details',
    '/proofing/submit',
    '/proofing/confirm-your-details',
    '/proofing/no-match',
    '/proofing/you-need-to-be-over-11',
    '/proofing/nhs-login-not-available-your-area',
    '/proofing/p5-already-completed',
    '/proofing/p5-unable-to-save-details',
  ],
  'about a record that cannot be had, or a duplicate account': [
    '/proofing/multiple-matches',
    '/proofing/nhs-number-not-verified',
    '/proofing/record-invalidated',
    '/proofing/p5-error-generic',
    '/proofing/p5-register-attempt',
    '/proofing/p5-register-reattempt-lock',
    '/proofing/p5-pds-limit',
    '/proofing/duplicate-nhs-number',
    '/proofing/email-address-found',
    '/proofing/multiple-emails-found',
    '/proofing/reminder-email-sent',
    '/proofing/confirm-account-replacement',
  ],
};

for (const [what, addresses] of Object.entries(withSession)) {
  test(`every address ${what} that needs a session says what to do without one`, async ({ page, visitor }) => {
    for (const address of addresses) {
      await page.goto(address);
      await visitor.isOn('/error', 'Something went wrong');
      await expect(page.getByText('Please go to the website or app you are trying to use and log in.'), address).toBeVisible();
    }
  });
}

test('an address for which more is needed than a session leads to where it begins', async ({ page, visitor }) => {
  await visitor.arrives();
  for (const [address, destination] of [
    ['/log-in-password', '/enter-email'],
    ['/check-account-status', '/enter-email'],
    ['/check-login', '/login'],
    ['/check-forgot-password', '/check-email'],
    ['/check-reset-password', '/reset/check-email'],
    ['/check-registration', '/register/enter-email'],
    ['/register/create-account', '/register/enter-email'],
    ['/register/create-password', '/register/enter-email'],
    ['/register/check-email', '/register/enter-email'],
    ['/nhs-login-consent', '/no-client-info'],
    ['/consent-confirmation', '/no-client-info'],
    ['/proofing', '/proofing/find-nhs-record'],
    ['/proofing/check-your-details', '/proofing/know-nhs-number'],
    ['/proofing/submit', '/proofing/know-nhs-number'],
    ['/proofing/confirm-your-details', '/proofing/know-nhs-number'],
    ['/proofing/no-match', '/proofing/know-nhs-number'],
    ['/proofing/duplicate-nhs-number', '/proofing/find-nhs-record'],
    ['/proofing/email-address-found', '/proofing/find-nhs-record'],
    ['/proofing/multiple-emails-found', '/proofing/find-nhs-record'],
    ['/proofing/confirm-account-replacement', '/proofing/find-nhs-record'],
  ] as const) {
    await page.goto(address);
    await visitor.isOn(destination);
    await expect(page.locator('main'), address).toHaveAttribute('aria-busy', 'false');
  }
});

test('an account that may not be replaced leads from the confirmation back to the choice', async ({ page, visitor, patient }) => {
  await patient.asksForAMatch('duplicate');
  await visitor.isOn('/proofing/duplicate-nhs-number');
  await page.goto('/proofing/confirm-account-replacement');
  await visitor.isOn('/proofing/duplicate-nhs-number', 'You already have an NHS account');
  await expect(page.getByRole('radio')).toHaveCount(2);
});

test('/authcode with a session but no identity token ends the session', async ({ page, visitor }) => {
  await visitor.arrives();
  await page.goto('/authcode');
  await visitor.isOn('/session-timeout', 'Your session has ended');
  await expect(page.getByText('go to Example health service and log in.')).toBeVisible();
});

/** Open pages that can do something: without a session they say what to do instead. */
for (const [address, button, destination] of [
  ['/terms-update', 'Agree and continue', '/session-timeout'],
  ['/terms-update', 'I do not agree', '/error'],
] as const) {
  test(`${address}, "${button}" without a session leads to ${destination}`, async ({ page, visitor }) => {
    await page.goto(address);
    await page.getByRole('button', { name: button }).click();
    await visitor.isOn(destination);
    await expect(page.getByText(/go to .* and log in|log in again/i)).toBeVisible();
  });
}

test('a malformed authorization cookie is no session', async ({ page, visitor, context, baseURL }) => {
  for (const value of ['', 'nonsense', '%7B%22session_id%22%3A%22%22%7D', '%7B%22session_id%22%3A7%7D', 'null', '%E0%A4%A']) {
    await context.addCookies([{ name: 'nhs-authorization-cookie', value, url: baseURL ?? '' }]);
    await page.goto('/enter-email');
    await visitor.isOn('/error');
    await expect(page.getByRole('link', { name: /help/i }).first(), value).toBeVisible();
  }
});

test('an unknown address is not found', async ({ page, visitor }) => {
  await visitor.arrives();
  await page.goto('/proofing/nowhere');
  await visitor.isOn('/proofing/nowhere', 'We cannot find that page');
  await expect(page.getByText('CID0404')).toBeVisible();
});
