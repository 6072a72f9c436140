import type { Route } from '@playwright/test';
import { violations } from '../support/accessible';
import { entryScript, tryAgain, words } from '../support/boot-error';
import { failToLoad } from '../support/failed-assets';
import {
  changed,
  failScriptAndReload,
  findsTheFormWithoutItsScript,
  opensWithFault,
  opensWithoutItsScript,
  passTime,
  timer,
} from '../support/failed-script';
import { emailField, getSession, withhold } from '../support/held';
import { expect, test } from '../support/test';

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

  for (const how of ['aborted', 'html'] as const) {
    test(`reloads once for a chunk that never loads (${how}), then shows a page with a next step`, async ({ visitor, page }) => {
      const chunk = await failToLoad(page, securityCode, how);
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
  }

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

  test('recovers from a failed chunk of the component library', async ({ visitor, page }) => {
    const chunk = await failToLoad(page, /assets\/shared-.*\.js/);
    await visitor.arrives('both');
    const before = chunk.documents();
    await visitor.logsInUpTo('/log-in-password');
    await visitor.givesPassword();
    await visitor.isOn('/choose-authentication-method', 'Something went wrong');
    expect(chunk.documents() - before).toBe(1);
    await chunk.restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await visitor.isOn('/choose-authentication-method', 'Which authentication method do you want to use?');
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

test.describe('failed entry script', () => {
  test.use({ tolerated: /assets\/|^exception: |integrity|MIME|[Pp]olicy|no-such-picture/, viewport: { width: 320, height: 640 } });

  test('shows the load-failure message for a truncated script at once, and reloads by its link', { tag: '@quick' }, async ({ page }) => {
    await failScriptAndReload(page, (route) => route.abort());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
    await expect(words(page)).toHaveCount(0);
  });

  test('shows the load-failure message for a hanging script after a delay, by CSS alone', { tag: '@quick' }, async ({ page }) => {
    await withhold(page);
    // The policy does not allow the changed inline script.
    await page.route('/privacy', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<script>(', '<script> (') });
    });
    await page.goto('/privacy', { waitUntil: 'commit' });
    await expect.poll(() => timer(page)).toEqual({ delay: 10_000, shown: false });
    await expect(words(page)).toBeHidden();
    await passTime(page);
    await expect(words(page)).toBeVisible();
    await expect(tryAgain(page)).toBeVisible();
  });

  test('shows /enter-email below the load-failure message without its script', { tag: '@quick' }, async ({ page }) => {
    await findsTheFormWithoutItsScript(page, '/enter-email');
    await page.unroute(entryScript);
    await tryAgain(page).click();
    await expect(words(page)).toHaveCount(0);
  });

  test('shows the load-failure message with a header in place of the layout', { tag: '@quick' }, async ({ page }) => {
    await opensWithoutItsScript(page, '/no-such-page');
    await expect(page.getByRole('banner')).toHaveText('NHS login');
    await expect(page.getByRole('main')).toBeHidden();
  });

  const losses: Record<string, (route: Route) => Promise<unknown>> = {
    'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  };
  const damaged = changed((script) => `${script}\n`);

  for (const [how, fail] of Object.entries(losses)) {
    test(`shows the load-failure message for a script that ${how}, and reloads by its link`, async ({ page }) => {
      await failScriptAndReload(page, fail);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
      await expect(words(page)).toHaveCount(0);
    });
  }

  test('reloads a corrupted script past the cache by the link of the load-failure message', async ({ page }) => {
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

  test('shows the load-failure message for a hanging script and style sheet', async ({ page }) => {
    await page.route(/assets\/index-/, () => undefined);
    await page.goto('/privacy', { waitUntil: 'commit' });
    await expect.poll(() => timer(page)).toEqual({ delay: 10_000, shown: false });
    await passTime(page);
    await expect(tryAgain(page)).toBeVisible();
    await expect(tryAgain(page)).toHaveCSS('font', /arial/);
  });

  test('shows /login below the load-failure message without its script', async ({ page }) => {
    await findsTheFormWithoutItsScript(page, '/login');
    await page.unroute(entryScript);
    await tryAgain(page).click();
    await expect(words(page)).toHaveCount(0);
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

  test('shows no load-failure message for other errors before the app starts', async ({ page }) => {
    const release = await withhold(page);
    await page.goto('/privacy', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'interactive');
    await page.evaluate(() => {
      window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/content.js' }));
      document.body.append(Object.assign(new Image(), { src: '/no-such-picture.png' }));
    });
    await expect(words(page)).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
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

  test('shows no page without its style sheet after two failed prefetches', async ({ visitor, page }) => {
    const sheet = await failToLoad(page, /assets\/security-code-.*\.css/);
    const failed = () => page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
    await visitor.arrives();
    await Promise.all([failed(), visitor.givesEmail()]);
    await visitor.isOn('/log-in-password');
    await page.goBack();
    await visitor.logsInUpTo('/log-in-password');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const before = sheet.documents();
    await sheet.restore();
    await visitor.givesPassword();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the security code');
    expect(sheet.documents() - before).toBe(1);
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
