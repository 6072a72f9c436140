import type { BrowserContext, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { emailOf } from '../../mocks/people/personas';
import { Mock } from '../support/mock';
import { restarted } from '../support/persistent';
import { ends, pressFirstButton, waitUntilIdle } from '../support/sign-in-ends';
import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

test('the hand-over in one tab ends the same journey in the other', async ({ visitor, page, context, mock }) => {
  await visitor.comesTo('/nhs-login-consent');
  const other = await context.newPage();
  await other.goto('/nhs-login-consent');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Agree to share your login information');
  await visitor.agrees();
  await visitor.isHandedOver();
  await new Visitor(other, mock).isOn('/session-invalid', 'Something went wrong');
  await expect(other.getByText('You carried on in another tab.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
  expect(page.url()).toContain('/mock/callback');
});

test('two tabs of one login both go on, until the code is used in one of them', async ({ visitor, page, context, mock }) => {
  await visitor.comesTo('/log-in-password');
  const other = new Visitor(await context.newPage(), mock);
  await other.page.goto('/log-in-password');
  await other.givesPassword();
  await other.isOn('/enter-mobile-code');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await other.isOn('/session-invalid');
  await expect(other.page.getByText('You carried on in another tab.')).toBeVisible();
  await visitor.agrees();
  await visitor.isHandedOver();
  expect(page.url()).toContain('/mock/callback');
});

test.describe('two tabs', { tag: '@long' }, () => {
  test('a journey that begins in another tab ends this one, and goes on undisturbed', async ({ visitor, page, context, mock }) => {
    await visitor.comesTo('/enter-mobile-code');
    const other = new Visitor(await context.newPage(), mock);
    await other.arrives('landline');
    await visitor.isOn('/session-invalid', 'Something went wrong');
    await expect(page.getByText('You started another login in a different tab. Carry on there.')).toBeVisible();
    await other.givesEmail();
    await other.isOn('/log-in-password');
    await other.page.reload();
    await other.isOn('/log-in-password', 'Enter your password');
  });

  test('a tab that reads a public text is left alone', async ({ visitor, context, mock }) => {
    await visitor.arrives();
    const reading = await context.newPage();
    await reading.goto('/privacy');
    await new Visitor(await context.newPage(), mock).arrives('landline');
    await reading.bringToFront();
    await expect(reading).toHaveURL('/privacy');
    await expect(reading.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
  });

  test('a session that changes under a page is noticed with the next call, which is not sent', async ({
    visitor,
    context,
    mock,
    baseURL,
  }) => {
    await visitor.comesTo('/log-in-password');
    const other = JSON.stringify({ session_id: 'of-somebody-else', client_id: 'example-health-service' });
    await context.addCookies([{ name: 'nhs-authorization-cookie', value: encodeURIComponent(other), url: baseURL ?? '' }]);
    await visitor.givesPassword();
    await visitor.isOn('/session-invalid', 'Something went wrong');
    expect(await mock.calls('/api/login/password')).toEqual([]);
  });

  test('what an earlier journey left is tidied away by another tab without ending this one', async ({ visitor, page, context }) => {
    await visitor.comesTo('/log-in-password');
    const left = await page.evaluate(() => Object.entries({ ...localStorage } as Record<string, string>));
    expect(left.map(([key]) => key)).toContain('nhs-login-profile');
    await visitor.comesTo('/log-in-password');

    const other = await context.newPage();
    // A page of the same origin without the app, which would store its own again.
    await other.goto('/mock/gallery.css');
    await other.evaluate((entries) => entries.forEach(([key, entry]) => localStorage.setItem(key, entry)), left);
    const heard = await page.evaluateHandle(() => ({
      removal: new Promise((resolve) => {
        window.addEventListener('storage', ({ key, newValue }) => key === 'nhs-login-profile' && newValue === null && resolve(true));
      }),
    }));
    await other.goto('/privacy');
    expect(await heard.evaluate(({ removal }) => removal)).toBe(true);
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code', 'Enter the security code');
  });
});

test.describe('whose sign in', { tag: '@long' }, () => {
  /** How many sequences follow each ending, and which: `node scripts/owners.mjs` draws more, by another seed each time. */
  const runs = Number(process.env.OWNER_RUNS ?? 1);
  const seed = Number(process.env.OWNER_SEED ?? 20_261_122);

  const addresses = ['/authcode', '/nhs-login-consent', '/consent-confirmation', '/terms-update', '/no-consent', '/enter-email'] as const;
  const first = emailOf('mobile');

  /** The actions of anybody at the machine after a sign-in has ended. */
  const action = fc.oneof(
    fc.record({ kind: fc.constant('back' as const) }),
    fc.record({ kind: fc.constant('forward' as const) }),
    fc.record({ kind: fc.constant('reload' as const) }),
    fc.record({ kind: fc.constant('press' as const) }),
    fc.record({ kind: fc.constant('other tab' as const) }),
    fc.record({ kind: fc.constant('restart' as const) }),
    fc.record({ kind: fc.constant('go' as const), to: fc.constantFrom(...addresses) }),
    fc.record({ kind: fc.constant('new tab' as const), to: fc.constantFrom(...addresses) }),
  );
  type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

  test.setTimeout(60_000 + runs * 60_000);
  // Each sequence has a context of its own, with no trace to keep.
  test.use({ trace: 'off' });

  /** One person at a machine with tabs, who does one thing after another. */
  class Machine {
    constructor(
      private context: BrowserContext,
      private page: Page,
      private other: Page,
    ) {}

    async does({ kind, ...rest }: Action) {
      const to = 'to' in rest ? rest.to : '';
      if (kind === 'back') await this.page.goBack().catch(() => null);
      if (kind === 'forward') await this.page.goForward().catch(() => null);
      if (kind === 'reload') await this.page.reload().catch(() => null);
      if (kind === 'go') await this.page.goto(to).catch(() => null);
      if (kind === 'other tab') [this.page, this.other] = [this.other, this.page];
      if (kind === 'new tab') {
        this.page = await this.context.newPage();
        await this.page.goto(to).catch(() => null);
      }
      if (kind === 'restart') {
        const browser = this.context.browser();
        if (!browser) return;
        const again = await restarted(browser, this.context);
        await this.context.close();
        this.context = again;
        this.page = await again.newPage();
        this.other = await again.newPage();
        await this.page.goto('/authcode');
      }
      if (!this.page.url().includes('/mock/') && this.page.url() !== 'about:blank') await waitUntilIdle(this.page);
      if (kind === 'press') await pressFirstButton(this.page);
    }

    close = () => this.context.close();
  }

  for (const [name, end] of Object.entries(ends)) {
    test(`after the end (${name}) nothing is done for the person before`, async ({ browser, playwright, baseURL }) => {
      console.log(`${name}: seed ${seed}, ${runs} run(s)`);
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 2, maxLength: 5 }), async (actions) => {
          const context = await browser.newContext({ reducedMotion: 'reduce' });
          const page = await context.newPage();
          const mock = new Mock(context.request);
          const visitor = new Visitor(page, mock);
          await visitor.standsAt('/nhs-login-consent', 'mobile');
          const other = await context.newPage();
          await other.goto('/nhs-login-consent');
          await new Visitor(other, mock).isOn('/nhs-login-consent', 'Agree to share your login information');
          await end({ visitor, context, mock });
          // The server's own record, by a visitor of the same world who outlives the browser.
          const watching = await playwright.request.newContext({ baseURL, storageState: await context.storageState() });
          const record = new Mock(watching);
          const before = await record.callsFor(first);
          const machine = new Machine(context, page, other);
          for (const step of actions) await machine.does(step);
          const after = await record.callsFor(first);
          await Promise.all([machine.close(), watching.dispose()]);
          expect(after, JSON.stringify(actions)).toEqual(before);
        }),
        { seed, numRuns: runs, endOnFailure: true },
      );
    });
  }
});
