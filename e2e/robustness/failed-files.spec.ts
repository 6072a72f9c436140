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

  test('reloads once for a failed form chunk of the first page, then shows a page with a next step', async ({ visitor, page }) => {
    const chunk = await failToLoad(page, /assets\/sign-in-.*\.js/);
    let loads = 0;
    page.on('load', () => void (loads += 1));
    await getSession(page);
    await page.goto('/enter-email', { waitUntil: 'commit' });
    await visitor.isOn('/enter-email', 'Something went wrong');
    expect(loads).toBe(2);
    await chunk.restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await visitor.isOn('/enter-email', 'Enter your email address');
    await visitor.logsInUpTo('/log-in-password');
    // The app restores persisted state immediately after the reload.
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('nhs-login-profile');
    await page.reload();
    await visitor.isOn('/log-in-password', 'Enter your password');
  });

  test('reloads once for a failed passkey chunk, then asks for the password', async ({ visitor, page, device }) => {
    const chunk = await failToLoad(page, /assets\/passkey-.*\.js/);
    await visitor.arrives('passkey-and-mobile');
    const before = chunk.documents();
    const reloaded = page.waitForEvent('load');
    await visitor.givesEmail();
    await reloaded;
    expect(chunk.documents() - before).toBe(1);
    await expect(page.getByLabel('Email address')).toHaveValue('passkey-and-mobile@example.com');
    await visitor.continues();
    await visitor.isOn('/log-in-password');
    expect(chunk.documents() - before).toBe(1);
    expect(device.modal()).toEqual([]);
    // Without the passkey chunk, the page offers a password reset.
    await expect(page.getByRole('link', { name: 'Reset your password' })).toBeVisible();
    await chunk.restore();
    await page.reload();
    await page.getByText('I cannot remember my password').click();
    await page.getByRole('button', { name: 'Log in with your passkey' }).click();
    await visitor.seesError('Your passkey was not used.');
    expect(device.modal()).toEqual(['NotAllowedError']);
  });
});

/** Changes the entry script in transit. */
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

/** Opens a page whose script is faulty. */
async function opensWithFault(page: Page, change: (script: string) => string) {
  await withoutHashes(page, '/authcode');
  await page.route(entryScript, changed(change));
  await page.goto('/authcode');
}

/** Opens a page whose script fails to load. */
async function opensWithoutItsScript(page: Page, address: string) {
  await page.route(entryScript, (route) => route.abort());
  await page.goto(address);
  await expect(words(page)).toContainText('This page has not finished loading');
}

test.describe('failed entry script', () => {
  test.use({ tolerated: /assets\/|^exception: |integrity|MIME|[Pp]olicy/, viewport: { width: 320, height: 640 } });

  test('shows the load-failure message for a truncated script at once, and reloads by its link', { tag: '@quick' }, async ({ page }) => {
    await opensWithoutItsScript(page, '/privacy');
    await expect(words(page).getByRole('heading', { level: 1 })).toHaveText('This page has not finished loading');
    await page.unroute(entryScript);
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
    await expect(words(page)).toHaveCount(0);
  });

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

  test('shows /enter-email below the load-failure message without its script', { tag: '@quick' }, async ({ page }) => {
    await getSession(page);
    await opensWithoutItsScript(page, '/enter-email');
    await expect(emailField(page)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.unroute(entryScript);
    await tryAgain(page).click();
    await expect(words(page)).toHaveCount(0);
  });

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

  test('does not show the form of /login below the load-failure message without a session', async ({ page }) => {
    await opensWithoutItsScript(page, '/login');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(emailField(page)).toHaveCount(0);
  });

  test('shows the load-failure message for a script that throws during evaluation at once', async ({ page }) => {
    await opensWithFault(page, (script) => `throw new Error('broken');${script}`);
    await expect(words(page)).toBeVisible({ timeout: 5000 });
    await expect(tryAgain(page)).toBeVisible();
  });

  test('keeps the load-failure message accessible on the narrowest phone', async ({ page }) => {
    await page.route(entryScript, (route) => route.abort());
    await page.goto('/authcode');
    await expect(words(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.keyboard.press('Tab');
    await expect(tryAgain(page)).toBeFocused();
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

  test('reloads the page whose style sheet failed to prefetch', async ({ visitor, page }) => {
    const sheet = await failToLoad(page, /assets\/security-code-.*\.css/);
    const missed = page.waitForEvent('requestfailed', { predicate: (request) => request.url().endsWith('.css') });
    await visitor.signsInUpTo('/log-in-password');
    await missed;
    const before = sheet.documents();
    await sheet.restore();
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code', 'Enter the security code');
    expect(sheet.documents() - before).toBe(1);
    await expect(page.getByLabel('Remember this device and stop sending security codes')).toHaveCSS('opacity', '0');
  });
});

test.describe('exception page', { tag: '@quick' }, () => {
  test.use({ tolerated: /^exception: Error: secret|^console: A page could not be shown / });

  test('reports a page that throws during render without the message of the exception', async ({ visitor, page }) => {
    const logged: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())));
    await page.route(/assets\/dead-ends-.*\.js/, async (route) => {
      const chunk = await (await route.fetch()).text();
      const broken = chunk.replace(/(["'`])We have logged you out\1/, '(()=>{throw new Error("secret")})()');
      await route.fulfill({ contentType: 'text/javascript', body: broken });
    });
    await withoutHashes(page, '/session-timeout');
    await page.goto('/session-timeout');
    await visitor.isOn('/session-timeout', 'Something went wrong');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(page.getByText(/^If you contact us, give this code:/)).toBeVisible();
    // React also reports its first attempt if another part of the page was still loading.
    expect(new Set(logged)).toEqual(new Set(['A page could not be shown']));
  });
});
