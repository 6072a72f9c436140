import type { Page } from '@playwright/test';
import { countShifts, entryScript, words } from '../support/held';
import { expect, test } from '../support/reports';

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

test('reports a document that did not start', async ({ page, collector }) => {
  await page.route(entryScript, (route) => route.abort());
  await page.goto('/privacy');
  await expect(words(page)).toBeVisible();
  await expect
    .poll(() => collector.events('notStarted'))
    .toEqual([{ event: 'notStarted', sentence: 'The app did not start', build: await buildOf(page), address: '/privacy' }]);
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
