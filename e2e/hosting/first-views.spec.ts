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

  // Legal texts have the row of the cookie policy, see tests/journeys/legal/legal.test.tsx, and all pages that redirect after a round trip one row.
  const alike: readonly string[] = [
    ...[paths.accessibility, paths.privacy, paths.termsAndConditions, paths.legalNotice],
    ...[paths.checkForgotPassword, paths.checkLogin, paths.checkRegistration, paths.checkResetPassword],
  ];
  const rows = (Object.entries(firstViews) as [Path, FirstViews][]).filter(([address]) => !alike.includes(address));
  /** Whether the loop below opens the usual view of a visitor of whom no other fact is true. It is not opened here then. */
  const opensBelow = (address: string, { usual }: FirstViews) => !changing.includes(address) && !usual.includes('token');

  for (const [address, views] of rows) {
    const { usual, other = usual } = views;
    for (const conditions of new Set(opensBelow(address, views) ? [other] : [usual, other])) {
      const visitor = visitorOf(conditions);
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

  for (const [address, { usual }] of rows.filter((row) => opensBelow(...row))) {
    const untrue = (['!query', '!message', 'mayRegister', 'cookiesAsked'] as const).filter((one) => !usual.includes(one));

    test(`shows at ${address} nothing before hydration that the app does not show: not ${untrue.join(', ')}`, async ({ page, baseURL }) => {
      const shifts = await countShifts(page);
      const query = await makeUntrue(untrue, page, String(baseURL));
      const { first, release } = await opensWithoutScript(page, address + (queries[address] ?? query));
      expect(first.heading).not.toBe('frame');
      release();
      expect(await viewAfterHydration(page)).toEqual(first);
      expect(await shifts()).toBe(0);
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

  test('stores an acceptance of cookies before hydration, and hides the cookie banner on the next first page', async ({ page }) => {
    await getSession(page);
    const { release } = await opensWithoutScript(page, '/enter-email');
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    release();
    await expect(page.getByText('You have accepted all cookies.')).toBeVisible();
    const again = await withhold(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(emailField(page)).toBeVisible();
    await expect(page.getByText('Cookies on NHS login')).toHaveCount(0);
    again();
  });
});

const quick = { tag: '@quick' };

test('never shows a link to registration for a client that forbids it', quick, async ({ page }) => {
  await getSession(page, 'mobile', '&allow_registration=false');
  const { release } = await opensWithoutScript(page, '/login');
  await expect(page.getByRole('button', { name: 'Create NHS account' })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create NHS account' })).toHaveCount(0);
});

test('reads a malformed cookie the same in the page and in its script', async ({ page, context, baseURL }) => {
  await getSession(page);
  await context.addCookies([{ name: 'cookiePreference', value: '%E0%A4%A', url: String(baseURL) }]);
  const { release } = await opensWithoutScript(page, '/enter-email');
  await expect(page.getByText('Cookies on NHS login')).toBeVisible();
  release();
  // The app handles the click.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('You need to enter your email address');
  await expect(page.getByText('Cookies on NHS login')).toBeVisible();
});

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

test('shows no page about a missing client after Back to a consent to which the user has agreed', quick, async ({ page, visitor }) => {
  await visitor.signsInUpTo('/nhs-login-consent');
  await visitor.agreesAndIsHandedOver();
  const { first, release } = await opensWithoutScript(page, 'back');
  expect(first).toMatchObject({ heading: 'frame' });
  release();
  await visitor.isOn('/session-invalid', 'You are logged in');
});

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
