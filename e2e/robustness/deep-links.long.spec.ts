import { expect, test } from '../support/test';

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

test('an unknown address is not found', async ({ page, visitor }) => {
  await visitor.arrives();
  await page.goto('/proofing/nowhere');
  await visitor.isOn('/proofing/nowhere', 'We cannot find that page');
  await expect(page.getByText('CID0404')).toBeVisible();
});
