import type { Route } from '@playwright/test';
import { violations } from '../support/accessible';
import {
  changed,
  findsTheFormWithoutItsScript,
  loadsAnew,
  opensWithFault,
  opensWithoutItsScript,
  passTime,
  timer,
} from '../support/lost-script';
import { entryScript, tryAgain, words } from '../support/lost-words';
import { expect, test } from '../support/test';
import { emailField, withhold } from '../support/withheld';

test.use({ tolerated: /assets\/|^exception: |integrity|MIME|[Pp]olicy|no-such-picture/, viewport: { width: 320, height: 640 } });

const losses: Record<string, (route: Route) => Promise<unknown>> = {
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
};
const damaged = changed((script) => `${script}\n`);

for (const [how, lose] of Object.entries(losses)) {
  test(`a script that ${how}: the page says so at once, and its link loads it anew`, async ({ page }) => {
    await loadsAnew(page, lose);
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

test('a script that cannot be parsed: the page says so at once', async ({ page }) => {
  await opensWithFault(page, (script) => `${script}\nlet 1`);
  await expect(words(page)).toBeVisible({ timeout: 5000 });
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

test('/login is there without its script, under words that say so', async ({ page }) => {
  await findsTheFormWithoutItsScript(page, '/login');
  await page.unroute(entryScript);
  await tryAgain(page).click();
  await expect(words(page)).toHaveCount(0);
});

test('without a session the form of /login is not there', async ({ page }) => {
  await opensWithoutItsScript(page, '/login');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(emailField(page)).toHaveCount(0);
});

test('a script that throws while it is evaluated: the page says so at once', async ({ page }) => {
  await opensWithFault(page, (script) => `throw new Error('broken');${script}`);
  await expect(words(page)).toBeVisible({ timeout: 5000 });
  await expect(tryAgain(page)).toBeVisible();
});

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
