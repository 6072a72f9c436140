import type { Page, Route } from '@playwright/test';
import { violations } from '../support/accessible';
import { entryScript, tryAgain, words } from '../support/lost-words';
import { expect, test } from '../support/test';
import { emailField, getSession, withhold } from '../support/withheld';

test.use({ tolerated: /assets\/|^exception: |integrity|MIME|[Pp]olicy|no-such-picture/, viewport: { width: 320, height: 640 } });

/** Changes the entry script on its way. */
const changed = (change: (script: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

/** Every page without the hashes of its files, as on a host that has changed them: then only the script itself is at fault. */
const withoutHashes = (page: Page) =>
  page.route('/authcode', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/ integrity="[^"]*"/g, '') });
  });

/** The words' animation: how long it waits, and whether it is over. */
const timer = (page: Page) =>
  page.evaluate(() => {
    const [animation] = document.getElementById('lost')?.getAnimations() ?? [];
    return { delay: animation?.effect?.getTiming().delay, shown: animation?.playState === 'finished' };
  });
const passTime = (page: Page) => page.evaluate(() => document.getElementById('lost')?.getAnimations()[0]?.finish());

const losses: Record<string, (route: Route) => Promise<unknown>> = {
  'was cut off': (route) => route.abort(),
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
};
const damaged = changed((script) => `${script}\n`);

const faults: Record<string, (script: string) => string> = {
  'cannot be parsed': (script) => `${script}\nlet 1`,
  'throws while it is evaluated': (script) => `throw new Error('broken');${script}`,
};

for (const [how, lose] of Object.entries(losses)) {
  test(`a script that ${how}: the page says so at once, and its link loads it anew`, async ({ page }) => {
    await page.route(entryScript, lose);
    await page.goto('/privacy');
    await expect(words(page)).toBeVisible({ timeout: 5000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has not finished loading');
    await page.unroute(entryScript);
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
    await expect(words(page)).toHaveCount(0);
  });
}

test('a script that was damaged on its way, and is kept so by the browser: its link loads it anew', async ({ page }) => {
  await page.route(entryScript, damaged, { times: 1 });
  const fetched = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'fetch');
  await page.goto('/privacy');
  await expect(words(page)).toBeVisible({ timeout: 5000 });
  await fetched;
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
});

for (const [how, change] of Object.entries(faults)) {
  test(`a script that ${how}: the page says so at once`, async ({ page }) => {
    await withoutHashes(page);
    await page.route(entryScript, changed(change));
    await page.goto('/authcode');
    await expect(words(page)).toBeVisible({ timeout: 5000 });
    await expect(tryAgain(page)).toBeVisible();
  });
}

test('a script that hangs: the words come after a while, by the style of the page alone', async ({ page }) => {
  await withhold(page);
  // Its inline script is not what the policy lets run.
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

test('a script and a style sheet that hang: the same', async ({ page }) => {
  await page.route(/assets\/index-/, () => undefined);
  await page.goto('/privacy', { waitUntil: 'commit' });
  await expect.poll(() => timer(page)).toEqual({ delay: 10_000, shown: false });
  await passTime(page);
  await expect(tryAgain(page)).toBeVisible();
  await expect(tryAgain(page)).toHaveCSS('font', /arial/);
});

for (const address of ['/enter-email', '/login']) {
  test(`${address} is there without its script, under words that say so`, async ({ page }) => {
    await getSession(page);
    await page.route(entryScript, (route) => route.abort());
    await page.goto(address);
    await expect(words(page)).toContainText('This page has not finished loading');
    await expect(emailField(page)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.unroute(entryScript);
    await tryAgain(page).click();
    await expect(words(page)).toHaveCount(0);
  });

  test(`without a session ${address} is not there, and the words have a header`, async ({ page }) => {
    await page.route(entryScript, (route) => route.abort());
    await page.goto(address);
    await expect(words(page)).toContainText('This page has not finished loading');
    await expect(page.getByRole('banner')).toHaveText('NHS login');
    await expect(emailField(page)).toBeHidden();
  });
}

test('the words are accessible on the narrowest phone', async ({ page }) => {
  await page.route(entryScript, (route) => route.abort());
  await page.goto('/authcode');
  await expect(words(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.keyboard.press('Tab');
  await expect(tryAgain(page)).toBeFocused();
});

test('what goes wrong elsewhere before the app starts is not taken for a lost script', async ({ page }) => {
  const letGo = await withhold(page);
  await page.goto('/privacy', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.evaluate(() => {
    window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/content.js' }));
    document.body.append(Object.assign(new Image(), { src: '/no-such-picture.png' }));
  });
  await expect(words(page)).toBeHidden();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
});
