import { clicksContinueBelowBanner } from '../support/cookie-banner';
import { opensWithoutScript, viewAfterHydration, viewOf } from '../support/first-view';
import { opensOnlyIndex } from '../support/only-index';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
import { emailField, getSession, withhold } from '../support/withheld';

test('never shows a link to registration for a client that forbids it', async ({ page }) => {
  await getSession(page, 'mobile', '&allow_registration=false');
  const release = await withhold(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  await expect(page.getByRole('button', { name: 'Create NHS account' })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create NHS account' })).toHaveCount(0);
});

const strange = '"session_id":"x","hasSeenBanner":true,"hasAcceptedOptionalCookies":true';

test(`reads the cookie another=${strange} the same in the page and in its script`, async ({ page, baseURL }) => {
  await clicksContinueBelowBanner(page, { name: 'another', value: strange, url: baseURL as string });
  // The app handled the click. It has not replaced the prerendered view.
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('You need to enter your email address');
  await expect(page.getByText('Cookies on NHS login')).toBeVisible();
});

test('opens /enter-email on a host that has only index.html', async ({ page, visitor }) => {
  await opensOnlyIndex(page, '/enter-email');
  await expect(emailField(page)).toBeVisible();
  await visitor.givesEmail('mobile@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  test(`shows no page about a missing client after Back to a consent that the user has ${how}`, async ({ page, visitor }) => {
    await visitor.signsInUpTo('/nhs-login-consent');
    await leaves(visitor);
    await expect(page).toHaveURL(/\/mock\/callback/);
    const release = await withhold(page);
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'interactive' && document.querySelector('#root main'));
    expect(await viewOf(page)).toMatchObject({ heading: 'frame' });
    release();
    await visitor.isOn('/session-invalid', heading);
  });
}

test('shows the view of a visitor without an identity token when the token has expired', async ({ page, context, baseURL }) => {
  const expired = Buffer.from(JSON.stringify({ exp: Date.now() / 1000 - 2 * 86_400 })).toString('base64url');
  await getSession(page);
  await context.addCookies([{ name: 'id_token', value: `e30.${expired}.`, url: baseURL as string }]);
  const { first, release } = await opensWithoutScript(page, '/nhs-login-consent');
  expect(first.path).toBe('/no-client-info');
  release();
  expect(await viewAfterHydration(page)).toEqual(first);
});

test.describe('prerendered views', { tag: '@long' }, () => {
  for (const value of ['{"hasSeenBanner":true}', '{"hasSeenBanner":true,"hasAcceptedOptionalCookies":', '%E0%A4%A']) {
    test(`reads the cookie cookiePreference=${value} the same in the page and in its script`, async ({ page, baseURL }) => {
      await clicksContinueBelowBanner(page, { name: 'cookiePreference', value, url: baseURL as string });
      // The app handled the click. It has not replaced the prerendered view.
      await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('You need to enter your email address');
      await expect(page.getByText('Cookies on NHS login')).toBeVisible();
    });
  }

  test('opens /login on a host that has only index.html', async ({ page, visitor }) => {
    await opensOnlyIndex(page, '/login');
    await expect(emailField(page)).toBeVisible();
    await visitor.givesEmail('mobile@example.com');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('hides the cookie banner before and after the script when the cookie contains only a choice', async ({ page, context, baseURL }) => {
    await getSession(page);
    await context.addCookies([
      { name: 'cookiePreference', value: '%7B%22hasAcceptedOptionalCookies%22%3Afalse%7D', url: baseURL as string },
    ]);
    const release = await withhold(page);
    await page.goto('/enter-email', { waitUntil: 'commit' });
    await expect(emailField(page)).toBeVisible();
    await expect(page.getByText('Cookies on NHS login')).toHaveCount(0);
    release();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('You need to enter your email address');
    await expect(page.getByText('Cookies on NHS login')).toHaveCount(0);
  });

  test('never shows the form for a session id that no header can contain', async ({ page, context, baseURL }) => {
    const value = encodeURIComponent('{"session_id":"a\\nb"}');
    await context.addCookies([{ name: 'nhs-authorization-cookie', value, url: baseURL as string }]);
    const release = await withhold(page);
    await page.goto('/enter-email', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'interactive');
    await expect(emailField(page)).toBeHidden();
    release();
    await expect(page).toHaveURL(/\/error$/);
  });

  for (const address of ['/enter-email', '/login']) {
    test(`never shows the form of ${address} without a session`, async ({ page }) => {
      const release = await withhold(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState === 'interactive');
      await expect(emailField(page)).toBeHidden();
      release();
      await expect(page).toHaveURL(/\/error$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test(`does not use the prerendered page of ${address} for another address`, async ({ page }) => {
      await getSession(page);
      const other = await page.request.get(address).then((answer) => answer.text());
      await page.route('/cookies', (route) => route.fulfill({ contentType: 'text/html', body: other }));
      await page.goto('/cookies');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie policy');
    });
  }
});
