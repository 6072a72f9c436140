import type { Page } from '@playwright/test';
import { type Condition, type FirstViews, firstViews, type Visitor, visitorOf } from '../../hosting/first-views';
import { type Path, paths } from '../../src/paths';
import {
  countShifts,
  emailField,
  getSession,
  opensWithoutScript,
  type View,
  viewAfterHydration,
  withhold,
  withholdClient,
} from '../support/held';
import { expect, test } from '../support/test';

test.describe('first views', () => {
  /** Pages with a spinner that redirect by themselves. */
  const redirecting: readonly string[] = [
    paths.authcode,
    paths.checkAccountStatus,
    paths.checkForgotPassword,
    paths.checkLogin,
    paths.checkRegistration,
    paths.checkResetPassword,
    paths.redirectToHelpCentre,
  ];
  /** Pages on which the name of the client appears later, in reserved space. */
  const changing: readonly string[] = [...redirecting, paths.login];

  const queries: Readonly<Record<string, string>> = {
    [paths.reset.newPassword]: `?username=maya@example.com&code=483920&expiry=${Date.now() + 3_600_000}`,
  };

  test.use({ tolerated: /P5 failure data could not be saved|Reset password link is malformed/ });

  /** Sets the cookies from which the inline script chooses the view. */
  async function setCookies({ session, token, proofAsked }: Visitor, page: Page, url: string) {
    if (session) await getSession(page, 'mobile', `&vtr=${encodeURIComponent(proofAsked ? '["P9.Cp.Cd"]' : '["P5.Cp.Cd"]')}`);
    const claims = Buffer.from(JSON.stringify({ exp: Math.round(Date.now() / 1000) + 3600 })).toString('base64url');
    if (token) await page.context().addCookies([{ name: 'id_token', value: `e30.${claims}.`, url }]);
  }

  const rows = Object.entries(firstViews) as [Path, FirstViews][];

  for (const [address, { usual, other = usual }] of rows) {
    for (const conditions of new Set([usual, other])) {
      const visitor = visitorOf(conditions);
      /** The view after hydration. */
      const staying = (view: View) => (visitor.session && changing.includes(address) ? {} : view);
      /** Lets the client's name arrive after hydration, on pages that do not redirect. */
      const staysFor = async (nameArrives: () => Promise<void>, page: Page) => {
        if (!visitor.session || redirecting.includes(address)) return;
        await viewAfterHydration(page);
        await nameArrives();
      };
      // Without a session, no space is reserved for later content.
      const mostShifts = visitor.session ? 0 : Infinity;

      test.describe(`first view of ${address} without a cache, if ${conditions.join(', ') || 'anybody opens it'}`, () => {
        test.use({ userAgent: visitor.healthApp ? 'Mozilla/5.0 (iPhone) nhsapp-ios/4.1.0' : undefined });

        test('shows the same view before and after hydration, without layout shifts', async ({ page, baseURL }) => {
          const shifts = await countShifts(page);
          await setCookies(visitor, page, String(baseURL));
          const nameArrives = await withholdClient(page);
          const { first, release } = await opensWithoutScript(page, address + (queries[address] ?? ''));
          expect(first.heading).not.toBe('frame');
          release();
          await staysFor(nameArrives, page);
          expect(await viewAfterHydration(page)).toMatchObject(staying(first));
          expect(await shifts()).toBeLessThanOrEqual(mostShifts);
        });
      });
    }
  }

  /** A message in the state of a navigation, of every kind. */
  const message = {
    signOutReason: 'timedOut',
    loggedOut: 'login',
    notAgreed: true,
    submitted: true,
    changePending: true,
    failedAgain: true,
    linkTaken: true,
    returnedFrom: 'terms-update:renewal',
    passwordRoute: '/login',
    displayPasswordLink: true,
  };

  /** Makes conditions untrue for a visitor with a session. Returns the query of the address. */
  async function makeUntrue(conditions: readonly Condition[], page: Page, url: string) {
    await getSession(page, 'mobile', conditions.includes('mayRegister') ? '&allow_registration=false' : '');
    const refusal = encodeURIComponent('{"hasSeenBanner":true,"hasAcceptedOptionalCookies":false}');
    if (conditions.includes('cookiesAsked')) await page.context().addCookies([{ name: 'cookiePreference', value: refusal, url }]);
    if (conditions.includes('!message'))
      await page.addInitScript((usr) => {
        if (!history.state) history.replaceState({ usr, idx: 0, key: 'k' }, '');
      }, message);
    if (!conditions.includes('!query')) return '';
    return conditions.includes('!message') ? '?errorCode=CID2014&roundTrip=renewal' : '?errorCode=CID2014';
  }

  for (const [address, { usual }] of rows.filter(([one, { usual }]) => !changing.includes(one) && !usual.includes('token'))) {
    const untrue = (['!query', '!message', 'mayRegister', 'cookiesAsked'] as const).filter((one) => !usual.includes(one));

    test(`shows at ${address} nothing before hydration that the app does not show: not ${untrue.join(', ')}`, async ({ page, baseURL }) => {
      const query = await makeUntrue(untrue, page, String(baseURL));
      const { first, release } = await opensWithoutScript(page, address + (queries[address] ?? query));
      expect(first.heading).not.toBe('frame');
      release();
      expect(await viewAfterHydration(page)).toEqual(first);
    });

    if (!usual.includes('!stored'))
      test(`shows at ${address} with stored answers nothing before hydration that the app does not show`, async ({ page, visitor }) => {
        await visitor.startsAt('/proofing/check-your-details');
        const { first, release } = await opensWithoutScript(page, address);
        release();
        // The layout with a spinner is right in every situation.
        const view = await viewAfterHydration(page);
        expect(first.heading === 'frame' ? view : first).toEqual(view);
      });
  }

  for (const level of ['P9.Cp.Cd', 'P5.Cp.Cd'])
    test(`shows only the layout of /proofing/find-nhs-record to a user with stored answers, for a client that asks for ${level}`, async ({
      page,
    }) => {
      await getSession(page, 'mobile', `&vtr=${encodeURIComponent(JSON.stringify([level]))}`);
      await page.addInitScript(() => localStorage.setItem('nhs-login-proofing', ''));
      const { first } = await opensWithoutScript(page, '/proofing/find-nhs-record');
      expect(first.heading).toBe('frame');
    });

  test('shows only the layout until hydration after a reload in the middle of the questions', async ({ page, visitor }) => {
    await visitor.startsAt('/proofing/check-your-details');
    for (const address of ['/proofing/check-your-details', '/proofing/find-nhs-record']) {
      const { first, release } = await opensWithoutScript(page, address);
      expect(first).toMatchObject({ path: address, title: 'NHS login', heading: 'frame' });
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unrouteAll();
    }
  });
});

test('shows the layout with a spinner, then the page, without layout shifts, where only the app knows the view', async ({
  visitor,
  page,
}) => {
  await visitor.startsAt('/nhs-login-consent');
  const shifts = await countShifts(page);
  const release = await withhold(page, 'consent');
  await page.reload({ waitUntil: 'commit' });
  const spinner = page.locator('.app-spinner');
  await expect(spinner).toBeVisible();
  // The text of the spinner follows after a second.
  await expect(page.getByText('Loading', { exact: true })).toBeHidden();
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  const { x = 0, width = 0 } = (await spinner.boundingBox()) ?? {};
  expect(Math.round(x + width / 2)).toBe(Math.round((await page.evaluate(() => document.documentElement.clientWidth)) / 2));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveTitle('NHS login');
  release();
  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
  expect(await shifts()).toBe(0);
});

test('shows a page opened directly while its code loads, without layout shifts afterwards', async ({ visitor, page }) => {
  const shifts = await countShifts(page);
  const release = await withhold(page, 'legal');
  await page.goto('/privacy', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
  release();
  await visitor.isOn('/privacy', 'Privacy notice');
  // After hydration the app handles this link.
  await page.getByRole('link', { name: 'Terms and conditions' }).first().click();
  await visitor.isOn('/terms-and-conditions', 'Terms and conditions');
  expect(await shifts()).toBe(0);
});

test('shows the entry page before its script, keeps the typed text, and submits once', { tag: '@quick' }, async ({ page, mock }) => {
  await getSession(page);
  const { release } = await opensWithoutScript(page, '/enter-email');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your email address');
  await expect(page).toHaveTitle('Enter your email address - NHS login');
  await emailField(page).fill('mobile@example.com');
  await emailField(page).press('Enter');
  const button = page.getByRole('button', { name: 'Continue' });
  await expect(button).toHaveCSS('opacity', '0.6');
  await button.click();
  await expect(page).toHaveURL(/\/enter-email$/);
  expect(await mock.calls('/api/login/account-status')).toEqual([]);
  release();
  await expect(page).toHaveURL(/\/log-in-password$/);
  expect(await mock.calls('/api/login/account-status')).toMatchObject([{ body: { email: 'mobile@example.com' } }]);
});

test('shows both fields of /login before its script, and keeps the password visible', { tag: '@quick' }, async ({ page, mock }) => {
  await getSession(page);
  const { release } = await opensWithoutScript(page, '/login');
  await emailField(page).fill('mobile@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Show password' }).click();
  release();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong password');
  await expect(emailField(page)).toHaveValue('mobile@example.com');
  expect(await mock.calls('/api/login/user-sign-in')).toEqual([]);
});

test(
  'shows the root before its script, with the query of the client and no history entry to go back to',
  { tag: '@quick' },
  async ({ page, visitor }) => {
    const answer = await getSession(page);
    const release = await withhold(page);
    await page.goto('/mock');
    await page.goto(new URL(answer.url()).search, { waitUntil: 'commit' });
    await expect(emailField(page)).toBeVisible();
    await expect(page).toHaveURL(/\/enter-email\?client_id=example-health-service&/);
    await emailField(page).fill('mobile@example.com');
    release();
    await visitor.continues();
    await visitor.isOn('/log-in-password');
    await page.goBack();
    await expect(emailField(page)).toHaveValue('mobile@example.com');
    await page.goBack();
    await expect(page).toHaveURL(/\/mock$/);
  },
);

test('shifts nothing on /login when its script, the client name and a passkey arrive', { tag: '@quick' }, async ({ page, device }) => {
  // At this width the name takes a second line.
  await page.setViewportSize({ width: 360, height: 800 });
  await device.createsPasskey('passkey');
  await getSession(page, 'passkey');
  const shifts = await countShifts(page);
  const { release } = await opensWithoutScript(page, '/login');
  const create = page.getByRole('button', { name: 'Create NHS account' });
  await expect(create).toBeVisible();
  const before = await create.boundingBox();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Log In to \S/);
  await expect(page.getByRole('link', { name: 'Log in with a passkey' })).toBeVisible();
  expect(await create.boundingBox()).toEqual(before);
  expect(await shifts()).toBe(0);
});

test.describe('cookie acceptance before hydration', () => {
  test.use({ analytics: true });

  test('stores an acceptance of cookies before hydration', async ({ page, context }) => {
    await getSession(page);
    const { release } = await opensWithoutScript(page, '/enter-email');
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    release();
    await expect(page.getByText('You have accepted all cookies.')).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toContain('cookiePreference');
  });

  test('hides the cookie banner on the next first page after an acceptance', async ({ page }) => {
    await getSession(page);
    await page.goto('/enter-email');
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    await expect(page.getByText('You have accepted all cookies.')).toBeVisible();
    const release = await withhold(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(emailField(page)).toBeVisible();
    await expect(page.getByText('Cookies on NHS login')).toHaveCount(0);
    release();
    await expect(emailField(page)).toBeEnabled();
  });
});
