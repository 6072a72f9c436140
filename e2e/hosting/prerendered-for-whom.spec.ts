import { pressesUnderTheBanner } from '../support/cookie-banner';
import { opensWithoutScript, takenOver, viewOf } from '../support/first-view';
import { opensOnlyIndex } from '../support/only-index';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';
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
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('You need to enter your email address');
  await expect(page.getByText('Cookies on NHS login')).toBeVisible();
});

test('a host that has only index.html: /enter-email', async ({ page, visitor }) => {
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
    await visitor.comesTo('/nhs-login-consent');
    await leaves(visitor);
    await expect(page).toHaveURL(/\/mock\/callback/);
    const letGo = await withhold(page);
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'interactive' && document.querySelector('#root main'));
    expect(await viewOf(page)).toMatchObject({ heading: 'frame' });
    letGo();
    await visitor.isOn('/session-invalid', heading);
  });
}

test('shows the view of a visitor without an identity token when the token has expired', async ({ page, context, baseURL }) => {
  const expired = Buffer.from(JSON.stringify({ exp: Date.now() / 1000 - 2 * 86_400 })).toString('base64url');
  await getSession(page);
  await context.addCookies([{ name: 'id_token', value: `e30.${expired}.`, url: baseURL as string }]);
  const { first, letGo } = await opensWithoutScript(page, '/nhs-login-consent');
  expect(first.path).toBe('/no-client-info');
  letGo();
  expect(await takenOver(page)).toEqual(first);
});
