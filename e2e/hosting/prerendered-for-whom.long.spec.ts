import { pressesUnderTheBanner } from '../support/cookie-banner';
import { opensOnlyIndex } from '../support/only-index';
import { expect, test } from '../support/test';
import { emailField, getSession, withhold } from '../support/withheld';

for (const value of ['{"hasSeenBanner":true}', '{"hasSeenBanner":true,"hasAcceptedOptionalCookies":', '%E0%A4%A']) {
  test(`the cookie cookiePreference=${value}: the page and its script see the same in it`, async ({ page, baseURL }) => {
    await pressesUnderTheBanner(page, { name: 'cookiePreference', value, url: baseURL as string });
    // Answered by the app, which has thrown nothing away.
    await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('You need to enter your email address');
    await expect(page.getByText('Cookies on NHS login')).toBeVisible();
  });
}

test('a host that has only index.html: /login', async ({ page, visitor }) => {
  await opensOnlyIndex(page, '/login');
  await expect(emailField(page)).toBeVisible();
  await visitor.givesEmail('mobile@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a choice that is all that its cookie says: no banner, before the script and after it', async ({ page, context, baseURL }) => {
  await getSession(page);
  await context.addCookies([{ name: 'cookiePreference', value: '%7B%22hasAcceptedOptionalCookies%22%3Afalse%7D', url: baseURL as string }]);
  const letGo = await withhold(page);
  await page.goto('/enter-email', { waitUntil: 'commit' });
  await expect(emailField(page)).toBeVisible();
  await expect(page.getByText('Cookies on NHS login')).toHaveCount(0);
  letGo();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('You need to enter your email address');
  await expect(page.getByText('Cookies on NHS login')).toHaveCount(0);
});

test('a session id that no header can hold never shows the form', async ({ page, context, baseURL }) => {
  const value = encodeURIComponent('{"session_id":"a\\nb"}');
  await context.addCookies([{ name: 'nhs-authorization-cookie', value, url: baseURL as string }]);
  const letGo = await withhold(page);
  await page.goto('/enter-email', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  await expect(emailField(page)).toBeHidden();
  letGo();
  await expect(page).toHaveURL(/\/error$/);
});

for (const address of ['/enter-email', '/login']) {
  test(`without a session ${address} never shows its form`, async ({ page }) => {
    const letGo = await withhold(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'interactive');
    await expect(emailField(page)).toBeHidden();
    letGo();
    await expect(page).toHaveURL(/\/error$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`the page that was rendered for ${address} is not taken for another`, async ({ page }) => {
    await getSession(page);
    const other = await page.request.get(address).then((answer) => answer.text());
    await page.route('/cookies', (route) => route.fulfill({ contentType: 'text/html', body: other }));
    await page.goto('/cookies');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie policy');
  });
}
