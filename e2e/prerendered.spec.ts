import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const emailField = (page: Page) => page.getByLabel('Email address');
const ownScript = /assets\/index-.*\.js/;

/** Keeps the app's own script back until it is let go. */
async function withhold(page: Page) {
  let letGo = () => undefined as void;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(ownScript, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

/** A session, without the entry page having been opened. */
const getSession = (page: Page, persona = 'mobile') => page.request.get(`/mock/start?persona=${persona}`);

test('the entry page is there before its script, keeps what is typed, and carries out one submission', async ({ page, mock }) => {
  await getSession(page);
  const letGo = await withhold(page);
  await page.goto('/enter-email', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your email address');
  await expect(page).toHaveTitle('Enter your email address - NHS login');
  await emailField(page).fill('mobile@example.com');
  await emailField(page).press('Enter');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/enter-email$/);
  expect(await mock.calls('/api/login/account-status')).toEqual([]);
  letGo();
  await expect(page).toHaveURL(/\/log-in-password$/);
  expect(await mock.calls('/api/login/account-status')).toHaveLength(1);
  expect((await mock.calls('/api/login/account-status'))[0]?.body).toMatchObject({ email: 'mobile@example.com' });
});

test('/login too: both fields, and the password that was shown early', async ({ page, mock }) => {
  await getSession(page);
  const letGo = await withhold(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await emailField(page).fill('mobile@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Show password' }).click();
  letGo();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong password');
  await expect(emailField(page)).toHaveValue('mobile@example.com');
  expect(await mock.calls('/api/login/user-sign-in')).toEqual([]);
});

test('the root too, where clients send people: with their query, and nothing to go back to', async ({ page, visitor }) => {
  const answer = await getSession(page);
  const letGo = await withhold(page);
  await page.goto('/mock');
  await page.goto(new URL(answer.url()).search, { waitUntil: 'commit' });
  await expect(emailField(page)).toBeVisible();
  await expect(page).toHaveURL(/\/enter-email\?client_id=example-health-service&/);
  await emailField(page).fill('mobile@example.com');
  letGo();
  await visitor.continues();
  await visitor.isOn('/log-in-password');
  await page.goBack();
  await expect(emailField(page)).toHaveValue('mobile@example.com');
  await page.goBack();
  await expect(page).toHaveURL(/\/mock$/);
});

test('an early submission of nothing says what is wrong', async ({ page }) => {
  await getSession(page);
  const letGo = await withhold(page);
  await page.goto('/enter-email', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Continue' }).click();
  letGo();
  await expect(page.getByRole('alert')).toContainText('You need to enter your email address');
});

test.describe('an acceptance of cookies', () => {
  test.use({ analytics: true });

  test('that was early', async ({ page, context }) => {
    await getSession(page);
    const letGo = await withhold(page);
    await page.goto('/enter-email', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    letGo();
    await expect(page.getByText('You have accepted all cookies.')).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toContain('cookiePreference');
  });

  test('leaves no banner on the next first page', async ({ page }) => {
    await getSession(page);
    await page.goto('/enter-email');
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    await expect(page.getByText('You have accepted all cookies.')).toBeVisible();
    const letGo = await withhold(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(emailField(page)).toBeVisible();
    await expect(page.getByText('Cookies on NHS login')).toHaveCount(0);
    letGo();
    await expect(emailField(page)).toBeEnabled();
  });
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

  test(`a host that has only index.html: ${address}`, async ({ page, visitor }) => {
    await getSession(page);
    const { headers, body } = await page.request
      .get('/error')
      .then(async (answer) => ({ headers: answer.headers(), body: await answer.text() }));
    await page.route(address, (route) => route.fulfill({ headers, body }));
    await page.goto(address);
    await expect(emailField(page)).toBeVisible();
    await visitor.givesEmail('mobile@example.com');
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
