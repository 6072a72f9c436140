import type { Page } from '@playwright/test';
import { entryScript, words } from '../support/boot-error';
import { expect, test } from '../support/reports';
import { countShifts } from '../support/shifts';

// All tests share one site, and provoke every console message.
test.describe.configure({ mode: 'default' });
test.use({ tolerated: /./ });

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');

/** Requests a picture of another host, which the policy blocks. */
const violate = (page: Page) =>
  page.evaluate(() => document.body.append(Object.assign(document.createElement('img'), { src: 'https://other.example/picture.png' })));

test('reports a policy violation by the browser, and counts it in the app', async ({ page, collector }) => {
  await page.goto('/privacy');
  await violate(page);
  await expect.poll(() => collector.ofType('csp-violation')).toMatchObject([{ body: { effectiveDirective: 'img-src' } }]);
  expect(new URL(String(collector.ofType('csp-violation')[0]?.url)).pathname).toBe('/privacy');
  await expect
    .poll(() => collector.events('policy'))
    .toEqual([{ event: 'policy', sentence: 'The security policy refused something', build: await buildOf(page), address: '/privacy' }]);
});

test('reports a violation of Trusted Types', async ({ page, collector }) => {
  await page.goto('/privacy');
  const set = page.evaluate(() => void (document.createElement('script').src = '/assets/x.js'));
  await expect(set).rejects.toThrow(/TypeError/);
  await expect.poll(() => collector.ofType('csp-violation')).toMatchObject([{ body: { effectiveDirective: 'require-trusted-types-for' } }]);
});

test('reports from the app only, and without the query, when the address of the document has one', async ({ page, collector }) => {
  const response = await page.goto('/privacy?state=secret');
  expect(response?.headers()).not.toHaveProperty('reporting-endpoints');
  await violate(page);
  await expect.poll(() => collector.events('policy')).toMatchObject([{ address: '/privacy' }]);
  // A browser that reported by itself would have done so by then.
  await page.goto('/legal-notice');
  await violate(page);
  await expect.poll(() => collector.ofType('csp-violation')).toHaveLength(1);
  expect(JSON.stringify(collector.received)).not.toContain('secret');
});

test('reports deprecations and interventions of the browser', async ({ page, collector }) => {
  // Not by evaluate, which counts as a user gesture. With one the browser would not intervene.
  await page.addInitScript(() => addEventListener('load', () => void navigator.vibrate(10)));
  await page.goto('/privacy');
  await page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/banners.json', false);
    request.send();
  });
  await expect.poll(() => collector.ofType('deprecation')).not.toEqual([]);
  await expect.poll(() => collector.ofType('intervention')).not.toEqual([]);
});

test('reports a crashed page', async ({ page, context, collector }) => {
  await page.goto('/privacy');
  const tab = await context.newCDPSession(page);
  // A crashed page never responds.
  void tab.send('Page.crash').catch(() => undefined);
  await expect.poll(() => collector.ofType('crash'), { timeout: 20_000 }).toHaveLength(1);
});

test('reports a window without access to its opener', async ({ page, collector, site }) => {
  await page.route('https://other.example/', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Other</title>' }));
  await page.goto('https://other.example/');
  await page.evaluate((url) => void window.open(url), `${site.origin}/privacy`);
  await expect.poll(() => collector.ofType('coop')).toMatchObject([{ body: { disposition: 'enforce' } }]);
});

test('reports a document that did not start', async ({ page, collector }) => {
  await page.route(entryScript, (route) => route.abort());
  await page.goto('/privacy');
  await expect(words(page)).toBeVisible();
  await expect
    .poll(() => collector.events('notStarted'))
    .toEqual([{ event: 'notStarted', sentence: 'The app did not start', build: await buildOf(page), address: '/privacy' }]);
});

test('reports a chunk that failed to load, for which the document reloads', async ({ visitor, collector }) => {
  collector.missing = /assets\/security-code-.*\.js/;
  await visitor.signsInUpTo('/log-in-password');
  collector.restoredByNextDocument = true;
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code', 'Enter the security code');
  await expect.poll(() => collector.events('lostChunk')).toMatchObject([{ sentence: 'A part of the app could not be loaded' }]);
});

test('reports an uncaught exception without its message', async ({ page, collector }) => {
  await page.goto('/privacy');
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('jo@example.com');
    }),
  );
  await expect
    .poll(() => collector.events('uncaught'))
    .toEqual([{ event: 'uncaught', sentence: 'Something unexpected has happened', build: await buildOf(page), address: '/privacy' }]);
});

test('reports a call without an answer once', async ({ page, visitor, mock, collector }) => {
  await visitor.signsInUpTo('/log-in-password');
  await mock.scenario('password.dead');
  await visitor.givesPassword();
  await visitor.seesError(
    'There is a problem',
    'Sorry, that did not work. Try again. If it still does not work, check your internet connection.',
  );
  expect(collector.events('noAnswerTwice')).toEqual([]);
  await visitor.continues();
  await expect(page.locator('.nhsuk-error-summary')).toContainText('Sorry, that still did not work.');
  await expect.poll(() => collector.events('noAnswerTwice')).toMatchObject([{ address: '/log-in-password' }]);
});

test('reports the help code that the page shows, in space reserved for it', async ({ page, visitor, collector }) => {
  const shifts = await countShifts(page);
  await visitor.arrives();
  await page.goto('/error');
  const shown = page.getByText(/^If you contact us, give this code:/).locator('strong');
  await expect(shown).toHaveText(/^\S{3}-\S{3}$/);
  await expect.poll(() => collector.events('helpCode')).toMatchObject([{ address: '/error', helpCode: await shown.textContent() }]);
  expect(await shifts()).toBe(0);
});

test('reports Core Web Vitals when the user opens another document', async ({ page, visitor, collector }) => {
  const measures = page.waitForResponse(/assets\/vitals-/);
  await visitor.arrives();
  await measures;
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.nhsuk-error-summary')).toBeVisible();
  await page.goto('/privacy');
  const [lcp, inp, cls] = Array(3).fill(expect.any(Number)) as number[];
  await expect.poll(() => collector.events('vitals')).toMatchObject([{ address: '/enter-email', lcp, inp, cls }]);
});
