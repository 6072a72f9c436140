import { expect, test } from '../support/test';

test('an address that needs a session says what to do without one', async ({ page, visitor }) => {
  await page.goto('/enter-mobile-code');
  await visitor.isOn('/error', 'Something went wrong');
  await expect(page.getByText('Please go to the website or app you are trying to use and log in.')).toBeVisible();
});

/** Open pages that can do something: without a session they say what to do instead. */
for (const [address, button, destination] of [
  ['/terms-update', 'Agree and continue', '/session-timeout'],
  ['/terms-update', 'I do not agree', '/error'],
] as const) {
  test(`${address}, "${button}" without a session leads to ${destination}`, async ({ page, visitor }) => {
    await page.goto(address);
    await visitor.takesClicks();
    await page.getByRole('button', { name: button }).click();
    await visitor.isOn(destination);
    await expect(page.getByText(/go to .* and log in|log in again/i)).toBeVisible();
  });
}

test('a malformed authorization cookie is no session', async ({ page, visitor, context, baseURL }) => {
  for (const value of ['', 'nonsense', '%7B%22session_id%22%3A%22%22%7D', '%7B%22session_id%22%3Atrue%7D', 'null', '%E0%A4%A']) {
    await context.addCookies([{ name: 'nhs-authorization-cookie', value, url: baseURL ?? '' }]);
    await page.goto('/enter-email');
    await visitor.isOn('/error');
    await expect(page.getByRole('link', { name: /help/i }).first(), value).toBeVisible();
  }
});
