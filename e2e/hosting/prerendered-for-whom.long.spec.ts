import { pressesUnderTheBanner } from '../support/cookie-banner';
import { opensOnlyIndex } from '../support/only-index';
import { expect, test } from '../support/test';
import { emailField } from '../support/withheld';

for (const value of ['{"hasSeenBanner":true}', '{"hasSeenBanner":true,"hasAcceptedOptionalCookies":', '%E0%A4%A']) {
  test(`the cookie cookiePreference=${value}: the page and its script see the same in it`, async ({ page, baseURL }) => {
    await pressesUnderTheBanner(page, { name: 'cookiePreference', value, url: baseURL as string });
    // Answered by the app, which has thrown nothing away.
    await expect(page.getByRole('alert')).toContainText('You need to enter your email address');
    await expect(page.getByText('Cookies on NHS login')).toBeVisible();
  });
}

test('a host that has only index.html: /login', async ({ page, visitor }) => {
  await opensOnlyIndex(page, '/login');
  await expect(emailField(page)).toBeVisible();
  await visitor.givesEmail('mobile@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
