import { pressesUnderTheBanner } from '../support/cookie-banner';
import { opensOnlyIndex } from '../support/only-index';
import { expect, test } from '../support/test';
import { emailField, getSession, withhold } from '../support/withheld';

test('a client that forbids registration: no way into it is ever shown', async ({ page }) => {
  await getSession(page, 'mobile', '&allow_registration=false');
  const letGo = await withhold(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  await expect(page.getByRole('link', { name: 'Create NHS account' })).toBeHidden();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create NHS account' })).toHaveCount(0);
});

const strange = '"session_id":"x","hasSeenBanner":true,"hasAcceptedOptionalCookies":true';

test(`the cookie another=${strange}: the page and its script see the same in it`, async ({ page, baseURL }) => {
  await pressesUnderTheBanner(page, { name: 'another', value: strange, url: baseURL as string });
  // Answered by the app, which has thrown nothing away.
  await expect(page.getByRole('alert')).toContainText('You need to enter your email address');
  await expect(page.getByText('Cookies on NHS login')).toBeVisible();
});

test('a host that has only index.html: /enter-email', async ({ page, visitor }) => {
  await opensOnlyIndex(page, '/enter-email');
  await expect(emailField(page)).toBeVisible();
  await visitor.givesEmail('mobile@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
