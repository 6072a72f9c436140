import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/command.mjs';
import { reportsBuild } from '../../scripts/e2e.mjs';
import type { Visitor } from '../support/visitor';
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

/** Lets one method call of a script throw, without moving anything. The message has a name, and looks like lines of the stack. */
async function breakCall(page: Page, chunk: string, call: RegExp) {
  await page.addInitScript(() => {
    const value = () => {
      const { src = '' } = document.querySelector<HTMLScriptElement>('script[src*="/assets/index-"]') ?? {};
      throw new Error(`jo.bloggs@example.org\n    at f (${src}:1:1)\n    at f (${src.replace('index', 'bloggs')}:1:1)`);
    };
    for (const method of ['get', 'find', 'replaceReducer']) Object.defineProperty(Object.prototype, '_'.repeat(method.length), { value });
  });
  await page.route(new RegExp(`/assets/${chunk}-[^/]*\\.js$`), async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body).toMatch(call);
    await route.fulfill({ response, body: body.replace(call, (text) => text.replace(/\w+/, (method) => '_'.repeat(method.length))) });
  });
}

for (const [what, event, chunk, call, source, line, act] of [
  [
    'a step',
    'uncaught',
    'sign-in',
    /\.get\(\w+\.status\)/,
    'src/journeys/sign-in/steps/check-account.ts',
    'afterStatus.get(',
    (visitor: Visitor) => visitor.givesEmail(),
  ],
  [
    'a page',
    'rendering',
    'passkey',
    /\.find\([^()]*passwordRoute\)/,
    'src/journeys/passkey/passkey-login-attempts-exceeded.tsx',
    'passwordRoutes.find(',
    (visitor: Visitor) => visitor.opens('/passkey-login-attempts-exceeded'),
  ],
  ['the saver', 'uncaught', 'sign-in', /\.replaceReducer\(/, 'src/state/persistence.ts', '.replaceReducer(', () => undefined],
] as const)
  test(`finds the line of an exception in ${what} by its report, which has no word of the message`, async ({
    page,
    visitor,
    collector,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => void sent.push(`${request.url()} ${request.postData()}`));
    await breakCall(page, chunk, call);
    await visitor.arrives();
    await act(visitor);
    await expect.poll(() => collector.events(event)).toHaveLength(1);
    const args = ['scripts/where.mjs', JSON.stringify(collector.events(event)[0]), '--maps', reportsBuild];
    const before = readFileSync(join(root, source), 'utf8').split(line)[0] ?? '';
    expect(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })).toMatch(
      new RegExp(`^${source}:${before.split('\n').length}:`),
    );
    expect(sent.length).toBeGreaterThan(0);
    expect(JSON.stringify([sent, collector.received])).not.toContain('bloggs');
  });
