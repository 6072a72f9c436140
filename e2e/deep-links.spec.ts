import { consentPages, sessionPages } from './support/pages';
import { expect, test } from './support/test';

const checks = ['/check-account-status', '/check-login', '/check-registration', '/check-forgot-password', '/check-reset-password'];
const needSession = [...sessionPages, ...consentPages].map(([address]) => address);

test('every address that needs a session says what to do without one', async ({ page, visitor }) => {
  for (const address of [...checks, '/', '/log-in-password', '/authcode', '/no-consent', ...needSession]) {
    await page.goto(address);
    await visitor.isOn('/error', 'Something went wrong');
    await expect(page.getByText('Please go to the website or app you are trying to use and log in.'), address).toBeVisible();
  }
});

test('an address for which more is needed than a session leads to where it begins', async ({ page, visitor }) => {
  await visitor.arrives();
  for (const [address, destination] of [
    ['/log-in-password', '/enter-email'],
    ['/check-account-status', '/enter-email'],
    ['/check-login', '/login'],
    ['/check-forgot-password', '/check-email'],
    ['/check-reset-password', '/reset/check-email'],
    ['/nhs-login-consent', '/no-client-info'],
    ['/consent-confirmation', '/no-client-info'],
  ] as const) {
    await page.goto(address);
    await visitor.isOn(destination);
    await expect(page.locator('main'), address).toHaveAttribute('aria-busy', 'false');
  }
});

test('/authcode with a session but no identity token logs out', async ({ page, visitor }) => {
  await visitor.arrives();
  await page.goto('/authcode');
  await visitor.isOn('/session-timeout', 'We have logged you out');
  await expect(page.getByText('go to Example health service and log in again')).toBeVisible();
});

/** Open pages that can do something: without a session they say what to do instead. */
for (const [address, button, destination] of [
  ['/mobile-code-expired', 'Text me again with a new security code', '/session-invalid'],
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
