import type { Page } from '@playwright/test';
import { emailField, getSession, opensWithoutScript } from '../support/held';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

const banner = (page: Page) => page.getByText('Cookies on NHS login');

/** Expects that the app handles a click on Continue, so that it is hydrated. */
async function expectHydrated(page: Page) {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('You need to enter your email address');
}

const quick = { tag: '@quick' };

test('never shows a link to registration for a client that forbids it', quick, async ({ page }) => {
  await getSession(page, 'mobile', '&allow_registration=false');
  const { release } = await opensWithoutScript(page, '/login');
  await expect(page.getByRole('button', { name: 'Create NHS account' })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create NHS account' })).toHaveCount(0);
});

for (const [name, value, details] of [
  ['another', '"session_id":"x","hasSeenBanner":true,"hasAcceptedOptionalCookies":true', quick],
  ['cookiePreference', '%E0%A4%A', {}],
] as const) {
  test(`reads the cookie ${name}=${value} the same in the page and in its script`, details, async ({ page, context, baseURL }) => {
    await getSession(page);
    await context.addCookies([{ name, value, url: baseURL as string }]);
    const { release } = await opensWithoutScript(page, '/enter-email');
    await expect(banner(page)).toBeVisible();
    release();
    await expectHydrated(page);
    await expect(banner(page)).toBeVisible();
  });
}

test('shows /enter-email although the script in the head did not run', quick, async ({ page, visitor }) => {
  await getSession(page);
  const text = await page.request.get('/enter-email').then((answer) => answer.text());
  await page.route('/enter-email', (route) =>
    route.fulfill({ contentType: 'text/html', body: text.replace(/<script>(?:(?!<\/script>)[^])*<\/script>\n<\/head>/, '</head>') }),
  );
  await page.goto('/enter-email');
  await expect(emailField(page)).toBeVisible();
  await visitor.givesEmail('mobile@example.com');
  await visitor.isOn('/log-in-password');
});

test('opens /enter-email on a host that has only index.html', quick, async ({ page, visitor }) => {
  await getSession(page);
  const index = await page.request.get('/error');
  await page.route('/enter-email', (route) => route.fulfill({ response: index }));
  await page.goto('/enter-email');
  await expect(emailField(page)).toBeVisible();
  await visitor.givesEmail('mobile@example.com');
  await visitor.isOn('/log-in-password');
});

for (const [how, leaves, heading] of [
  ['agreed', (visitor: Visitor) => visitor.agrees(), 'You are logged in'],
  [
    'refused',
    async (visitor: Visitor) => {
      await visitor.page.getByRole('link', { name: 'I do not agree to share this information' }).click();
      await visitor.chooses('Go to Example health service without sharing my login information');
    },
    'You are not logged in',
  ],
] as const) {
  test(`shows no page about a missing client after Back to a consent that the user has ${how}`, quick, async ({ page, visitor }) => {
    await visitor.signsInUpTo('/nhs-login-consent');
    await leaves(visitor);
    await expect(page).toHaveURL(/\/mock\/callback/);
    const { first, release } = await opensWithoutScript(page, 'back');
    expect(first).toMatchObject({ heading: 'frame' });
    release();
    await visitor.isOn('/session-invalid', heading);
  });
}

test('never shows the form of /login without a session', async ({ page }) => {
  const { release } = await opensWithoutScript(page, '/login');
  await expect(emailField(page)).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/error$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('renders another address without the prerendered page of /enter-email', async ({ page }) => {
  await getSession(page);
  const other = await page.request.get('/enter-email').then((answer) => answer.text());
  await page.route('/cookies', (route) => route.fulfill({ contentType: 'text/html', body: other }));
  await page.goto('/cookies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie policy');
});
