import type { Page, Request, Route } from '@playwright/test';
import { violations } from '../support/accessible';
import { emailField, entryScript, getSession, tryAgain, words } from '../support/held';
import { expect, test } from '../support/test';

/** Fails a journey's chunk or style sheet until `restore` is called. Counts the documents that load meanwhile. */
async function failToLoad(page: Page, chunk: RegExp) {
  let failing = true;
  let documents = 0;
  const pendingRequests = new Set<Request>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
    if (chunk.test(request.url())) pendingRequests.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfailed', (request) => pendingRequests.delete(request));
  await page.route(chunk, (route) => (failing ? route.abort() : route.continue()));
  const restore = async () => {
    failing = false;
    // The app also retries by itself every few seconds, so that a click would share the pending failure.
    await expect.poll(() => pendingRequests.size).toBe(0);
  };
  return { documents: () => documents, restore };
}

const ofChunk = /assets\/|dynamically imported module|preload|A page could not be shown/;

test.describe('failed chunk', () => {
  test.use({ tolerated: ofChunk });

  const securityCode = /assets\/security-code-.*\.js/;

  test('reloads once for a failed chunk, which then loads', { tag: '@quick' }, async ({ visitor, page }) => {
    const chunk = await failToLoad(page, securityCode);
    await visitor.signsInUpTo('/log-in-password');
    const before = chunk.documents();
    page.on('request', (request) => request.isNavigationRequest() && void chunk.restore());
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code', 'Enter the security code');
    expect(chunk.documents() - before).toBe(1);
    await visitor.givesCode();
    await visitor.isOn('/nhs-login-consent');
  });

  test('shows the first page without its script, and loads it on a click', { tag: '@quick' }, async ({ visitor, page }) => {
    const chunk = await failToLoad(page, /assets\/index-.*\.js/);
    await page.goto('/mock/start');
    await expect(page.getByLabel('Email address')).toBeVisible();
    const before = chunk.documents();
    await visitor.givesEmail();
    await expect.poll(() => chunk.documents() - before).toBe(1);
    await chunk.restore();
    await page.reload();
    await visitor.logsInUpTo('/log-in-password');
  });

  test('reloads once for a chunk that never loads, then shows a page with a next step', async ({ visitor, page }) => {
    const chunk = await failToLoad(page, securityCode);
    await visitor.signsInUpTo('/log-in-password');
    const before = chunk.documents();
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code', 'Something went wrong');
    expect(chunk.documents() - before).toBe(1);
    await chunk.restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await visitor.isOn('/enter-mobile-code', 'Enter the security code');
    await visitor.givesCode();
    await visitor.isOn('/nhs-login-consent');
  });
});

const changed = (change: (script: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

/** The document of an address without hashes for its files, so that only the changed script is at fault. */
const withoutHashes = (page: Page, address: string) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/ integrity="[^"]*"/g, '') });
  });

async function opensWithFault(page: Page, change: (script: string) => string) {
  await withoutHashes(page, '/authcode');
  await page.route(entryScript, changed(change));
  await page.goto('/authcode');
}

async function opensWithoutItsScript(page: Page, address: string) {
  await page.route(entryScript, (route) => route.abort());
  await page.goto(address);
  await expect(words(page)).toContainText('This page has not finished loading');
}

test.describe('failed entry script', () => {
  test.use({ tolerated: /assets\/|^exception: |integrity|MIME|[Pp]olicy/, viewport: { width: 320, height: 640 } });

  test('shows the load-failure message for hanging files after a delay, by CSS alone', { tag: '@quick' }, async ({ page }) => {
    await page.route(/assets\/index-/, () => undefined);
    // The policy does not allow the changed inline script.
    await page.route('/privacy', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<script>(', '<script> (') });
    });
    await page.goto('/privacy', { waitUntil: 'commit' });
    /** The message's animation: its delay, and whether it has finished. */
    const timer = () =>
      page.evaluate(() => {
        const [animation] = document.getElementById('boot-error')?.getAnimations() ?? [];
        return { delay: animation?.effect?.getTiming().delay, shown: animation?.playState === 'finished' };
      });
    await expect.poll(timer).toEqual({ delay: 10_000, shown: false });
    await expect(words(page)).toBeHidden();
    await page.evaluate(() => document.getElementById('boot-error')?.getAnimations()[0]?.finish());
    await expect(words(page)).toBeVisible();
    await expect(tryAgain(page)).toHaveCSS('font', /arial/);
  });

  test(
    'shows /enter-email below the load-failure message without its script, accessibly on the narrowest phone',
    { tag: '@quick' },
    async ({ page }) => {
      await getSession(page);
      await opensWithoutItsScript(page, '/enter-email');
      await expect(emailField(page)).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.unroute(entryScript);
      await tryAgain(page).click();
      await expect(words(page)).toHaveCount(0);
    },
  );

  test('shows the load-failure message with a header in place of the layout', { tag: '@quick' }, async ({ page }) => {
    await opensWithoutItsScript(page, '/no-such-page');
    await expect(page.getByRole('banner')).toHaveText('NHS login');
    await expect(page.getByRole('main')).toBeHidden();
  });

  test('reloads a corrupted script past the cache by the link of the load-failure message', async ({ page }) => {
    const damaged = changed((script) => `${script}\n`);
    await page.route(entryScript, damaged, { times: 1 });
    const fetched = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'fetch');
    await page.goto('/privacy');
    await expect(words(page)).toBeVisible({ timeout: 5000 });
    await fetched;
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
  });

  test('shows at once that the browser is too old if it cannot parse the script', async ({ page }) => {
    await opensWithFault(page, (script) => `${script}\nlet 1`);
    await expect(page.getByRole('heading', { name: 'Your browser is too old for NHS login' })).toBeVisible({ timeout: 5000 });
    await expect(page).toHaveTitle('Your browser is too old for NHS login - NHS login');
    await expect(tryAgain(page)).toBeHidden();
  });

  test('shows the load-failure message for a script that throws during evaluation at once', async ({ page }) => {
    await opensWithFault(page, (script) => `throw new Error('broken');${script}`);
    await expect(words(page)).toBeVisible({ timeout: 5000 });
    await expect(tryAgain(page)).toBeVisible();
  });
});

test.describe('failed style sheet', () => {
  test.use({ tolerated: ofChunk });

  test('shows no page without its style sheet after it failed to load during navigation', { tag: '@quick' }, async ({ visitor, page }) => {
    // Without storage the app does not reload, which would retry the sheet.
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    const sheet = /assets\/document-.*\.css/;
    await page.route(sheet, (route) => route.abort());
    await visitor.arrives();
    await page.getByRole('link', { name: 'Terms and conditions' }).click();
    await visitor.isOn('/terms-and-conditions', 'Something went wrong');
    await page.unroute(sheet);
    await expect(page.getByRole('button', { name: 'Copy help code' })).toBeVisible();
    await page.getByRole('link', { name: 'Accessibility statement' }).click();
    await visitor.isOn('/accessibility', 'Something went wrong');
    const loaded = page.waitForResponse(sheet);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect((await loaded).ok()).toBe(true);
    await visitor.isOn('/accessibility');
  });
});
