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
