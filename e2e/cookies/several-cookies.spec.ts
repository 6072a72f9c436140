import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { analyticsScript } from '../../scripts/e2e.mjs';
import { Mock } from '../support/mock';
import { expect, test as base } from '../support/test';

// Other cookies of the app's names, which a sibling host, another environment or an earlier setting has written. Only a real browser
// distinguishes all of their places.

const authorization = 'nhs-authorization-cookie';
const wait = { timeout: 15_000 };

/** Node does not resolve the host, so the page itself sends the mock's requests. */
const requestsOf = (page: Page) => {
  const send = async (path: string, data?: object) => {
    const text = await page.evaluate(
      async ([to, body]) =>
        (await fetch(to ?? '', body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body } : {})).text(),
      [path, data && JSON.stringify(data)],
    );
    return { ok: () => true, json: () => JSON.parse(text) as unknown };
  };
  return {
    get: (path: string) => send(path),
    post: (path: string, { data }: { data: object }) => send(path, data),
  } as unknown as APIRequestContext;
};

interface Fixtures {
  /** A page of a sibling host, which writes cookies for the parent domain. */
  sibling: Page;
}

const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL }, use) => use((baseURL ?? '').replace('localhost', 'login.nhs.localhost')),
  mock: async ({ page }, use) => use(new Mock(requestsOf(page))),
  sibling: async ({ context, baseURL }, use) => {
    const page = await context.newPage();
    await page.goto(`${baseURL?.replace('login', 'other')}/legal-notice`);
    await use(page);
  },
});

test.use({ analytics: true });

/** Where a cookie of the same name may be. The app writes those of the host without a domain. */
const places = {
  'of the host by its name': '; path=/; domain=login.nhs.localhost',
  'of the parent domain': '; path=/; domain=nhs.localhost',
  'of the path of the page and the parent domain': '; path=PAGE; domain=nhs.localhost',
  'of the parent domain, partitioned': '; path=/; domain=nhs.localhost; secure; partitioned',
};
const ours = '; path=/';
/** The places that only a browser distinguishes, and a path. `tests/units/session/several-cookies.test.ts` has the others, in each order. */
const rows = [
  ['of the host by its name', 'older'],
  ['of the path of the page and the parent domain', 'newer'],
  ['of the parent domain, partitioned', 'older'],
] as const;
const orderOf = (place: string, age: 'older' | 'newer') => (age === 'older' ? [place, ours] : [ours, place]);

/** Writes a cookie from a document. Browsers select cookies by the path that the document was loaded from. */
const put = (page: Page, name: string, value: string, place: string) =>
  page.evaluate(
    ([cookie = '', where = '']) => {
      const [loaded] = performance.getEntriesByType('navigation');
      document.cookie = cookie + where.replace('PAGE', new URL(loaded?.name ?? '').pathname);
    },
    [`${name}=${encodeURIComponent(value)}`, place],
  );

const read = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      document.cookie
        .split('; ')
        .filter((cookie) => cookie.startsWith(`${wanted}=`))
        .map((cookie) => decodeURIComponent(cookie.slice(wanted.length + 1))),
    name,
  );

/** Records in another tab what it reads of a cookie while this one writes. Returns the shortest list of values. */
async function watchedIn(context: BrowserContext, name: string) {
  const tab = await context.newPage();
  // Not a page of the app, which would load another document after a refusal.
  await tab.goto('/mock');
  await tab.evaluate((wanted) => {
    const counts: number[] = [];
    const look = () => counts.push(document.cookie.split('; ').filter((cookie) => cookie.startsWith(`${wanted}=`)).length);
    Object.assign(window, { counts });
    look();
    setInterval(look);
  }, name);
  return async () => {
    const counts = await tab.evaluate(() => (window as unknown as { counts: number[] }).counts);
    await tab.close();
    expect(counts.length).toBeGreaterThan(10);
    return Math.min(...counts);
  };
}

const choice = (hasAcceptedOptionalCookies: boolean) => JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies });
const analyticsIn = (page: Page) => page.locator(`script[src="${analyticsScript}"]`);

for (const [where, age] of rows) {
  const place = places[where];

  test(`obeys the choice about cookies beside a cookie ${where} that is ${age}`, async ({ page, context }) => {
    await page.goto('/cookies/cookie-settings');
    for (const each of orderOf(place, age)) await put(page, 'cookiePreference', choice(each === place), each);
    expect(await read(page, 'cookiePreference')).toHaveLength(2);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Do not use these cookies' })).toBeChecked();
    await expect(analyticsIn(page)).toHaveCount(0);

    const fewest = await watchedIn(context, 'cookiePreference');
    for (const [label, accepts] of [
      ['Do not use these cookies', false],
      ['Use these cookies', true],
    ] as const) {
      for (const each of orderOf(place, age)) await put(page, 'cookiePreference', choice(!accepts), each);
      await page.getByRole('radio', { name: label, exact: true }).check();
      await page.getByRole('button', { name: 'Save my cookie settings' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cookie settings have been saved');
      await page.goto('/cookies/cookie-settings');
      expect(await read(page, 'cookiePreference')).toEqual([choice(accepts)]);
      await expect(page.getByRole('radio', { name: label, exact: true })).toBeChecked();
      await expect(analyticsIn(page)).toHaveCount(accepts ? 1 : 0);
    }
    expect(await fewest()).toBeGreaterThan(0);
  });
}

const otherSession = async (page: Page, changed: object = {}) => {
  const [cookie = '{}'] = await read(page, authorization);
  return JSON.stringify({ ...(JSON.parse(cookie) as object), session_id: crypto.randomUUID(), ...changed });
};
const otherRequest = { state: 'another-state', nonce: 'another-nonce', redirect_uri: 'https://hostile.example/callback' };

for (const [where, age] of rows) {
  const place = places[where];

  test(`logs in to the end beside an ${age} authorization cookie ${where}`, async ({ page, visitor }) => {
    // The request may belong to an environment of the parent domain, or to a login before the operator changed the attribute.
    await visitor.arrives();
    const address = page.url();
    await page.goto(address);
    const [own = ''] = await read(page, authorization);
    const other = await otherSession(page, otherRequest);
    const contents: Record<string, string> = { [ours]: own, [place]: other };
    await page.evaluate((name) => void (document.cookie = `${name}=; path=/; max-age=0`), authorization);
    for (const each of orderOf(place, age)) await put(page, authorization, contents[each] ?? '', each);
    expect(await read(page, authorization)).toHaveLength(2);
    await page.goto(address);
    await visitor.logsInUpTo('/enter-mobile-code');
    await page.reload();
    await visitor.givesCodeAndConsents();
  });
}

for (const call of ['account-status', 'otp'] as const)
  test(`ignores a session that a sibling host plants during /${call}`, async ({ page, visitor, context, sibling }) => {
    await visitor.arrives();
    const [cookie = '{}'] = await read(page, authorization);
    const { session_id: own } = JSON.parse(cookie) as { session_id: string };
    const sent = new Set<string | undefined>();
    context.on('request', (request) => {
      if (request.url().includes('/api/login/')) sent.add(request.headers().session_id);
    });
    const planted = JSON.stringify({ ...(JSON.parse(cookie) as object), session_id: 'planted' });
    await page.route(`**/api/login/${call}`, async (route) => {
      for (const path of ['/', new URL(page.url()).pathname])
        await put(sibling, authorization, planted, `; path=${path}; domain=nhs.localhost`);
      await route.continue();
    });
    await visitor.logsInUpTo('/nhs-login-consent');
    await page.reload();
    await visitor.agreesAndIsHandedOver();
    expect([...sent]).toEqual([own]);
  });

test('removes several authorization cookies after an invalid session, so that the next login works', async ({ page, visitor, mock }) => {
  await visitor.signsInUpTo('/log-in-password');
  await put(page, authorization, await otherSession(page, otherRequest), places['of the parent domain']);
  await mock.scenario('password.invalid-session');
  await visitor.givesPassword();
  await visitor.isOn('/session-invalid');
  await expect.poll(() => read(page, authorization), wait).toEqual([]);
  await mock.scenario();
  await visitor.signsInUpTo('/nhs-login-consent');
  await visitor.agreesAndIsHandedOver();
});

test('ends the login beside an unexpired token of another account, and removes both', async ({ page, visitor }) => {
  await visitor.signsInUpTo('/nhs-login-consent');
  const claims = JSON.stringify({ account_id: 'another', exp: Math.floor(Date.now() / 1000) + 3600 });
  await put(page, 'id_token', `e30.${Buffer.from(claims).toString('base64url')}.e30`, places['of the parent domain']);
  await visitor.agrees();
  await visitor.isOn('/session-invalid');
  await page.reload();
  await expect.poll(() => read(page, 'id_token'), wait).toEqual([]);
});

for (const [where] of rows)
  test(`stores one identity token and one remembered device beside others ${where}`, async ({ page, visitor, context }) => {
    const place = places[where];
    await visitor.signsInUpTo('/enter-mobile-code');
    for (const name of ['id_token', 'remember_my_device']) await put(page, name, 'other', place);
    await put(page, 'remember_my_device', 'earlier', ours);
    const fewest = await watchedIn(context, 'remember_my_device');
    await page.getByRole('checkbox').check();
    await visitor.givesCode();
    await visitor.isOn('/nhs-login-consent');
    await page.goto('/enter-mobile-code');
    for (const name of ['id_token', 'remember_my_device']) {
      const values = await read(page, name);
      expect(values, name).toHaveLength(1);
      expect(values, name).not.toContain('other');
    }
    expect(await fewest()).toBeGreaterThan(0);
    await page.goto('/nhs-login-consent');
    await visitor.agreesAndIsHandedOver();
  });
