import type { Browser, BrowserContext, Page } from '@playwright/test';
import * as fc from 'fast-check';
import { emailOf } from '../../mocks/people/personas';
import { Mock } from '../support/mock';
import { expect, test } from '../support/test';
import { Visitor } from '../support/visitor';

/** A user on the consent page, in one tab or in two, and the possible sign-outs. */
interface Scene {
  visitor: Visitor;
  context: BrowserContext;
  mock: Mock;
}
type SignOut = (scene: Scene) => Promise<void>;

const authorization = 'nhs-authorization-cookie';

/** Another client's request in the cookie of the same session, as another tab's arrival writes it. */
async function changeClient(page: Page, context: BrowserContext) {
  const { origin } = new URL(page.url());
  const written = (await context.cookies(origin)).find(({ name }) => name === authorization);
  const request = JSON.parse(decodeURIComponent(written?.value ?? '%7B%7D')) as object;
  const other = { ...request, client_id: 'another-client', redirect_uri: `${origin}/mock/callback?another` };
  await context.addCookies([{ name: authorization, value: encodeURIComponent(JSON.stringify(other)), url: origin }]);
}

const answered =
  (scenario: string, path: string): SignOut =>
  async ({ visitor, mock }) => {
    await mock.scenario(scenario);
    await visitor.agrees();
    await visitor.isOn(path);
    await mock.scenario();
  };

const signOuts: Readonly<Record<string, SignOut>> = {
  'handed over': async ({ visitor }) => {
    await visitor.agrees();
    await visitor.isHandedOver();
  },
  refused: async ({ visitor }) => {
    await visitor.page.getByRole('link', { name: 'I do not agree to share this information' }).click();
    await visitor.chooses('Go to Example health service without sharing my login information');
    await visitor.isSentBackWith('ConsentNotGiven');
  },
  'timed out': answered('consent.unauthorised', '/session-timeout'),
  'an invalid session': answered('consent.invalid-session', '/session-invalid'),
  'another session': async ({ context, mock }) => {
    const other = new Visitor(await context.newPage(), mock);
    await other.arrives('landline');
  },
  'another client': async ({ visitor, context }) => {
    await changeClient(visitor.page, context);
  },
  'another account': async ({ context, mock }) => {
    const other = new Visitor(await context.newPage(), mock);
    other.persona = 'straight-back';
    await other.page.goto('/login');
    await other.givesEmailAndPassword();
    await other.isOn('/enter-mobile-code', 'Enter the security code');
  },
  "'Not you?'": async ({ visitor }) => {
    await visitor.page.getByRole('button', { name: 'Not you? Start again' }).click();
    await visitor.isOn('/enter-email', 'Enter your email address');
  },
  'another email address': async ({ visitor }) => {
    await visitor.page.goto('/enter-email');
    await visitor.givesEmail('nobody@example.com');
    await visitor.isOn('/register/create-account');
  },
  'the cookie of the session is deleted': async ({ context }) => {
    await context.clearCookies({ name: authorization });
  },
};

const busy = /^(Logging you in|Taking you back|Loading|Checking your details)$/;

/** Waits until a page is idle. Back may show the blank page before the first one, which is never busy. */
async function waitUntilIdle(page: Page) {
  await expect(async () => {
    const url = page.url();
    const headings = await page.getByRole('heading', { level: 1 }).allTextContents();
    // A failure names the address, because a sequence of actions visits several pages.
    expect({ url, headings }).toEqual({ url, headings: url === 'about:blank' ? [] : [expect.not.stringMatching(busy)] });
  }).toPass({ timeout: 10_000 });
}

/** Restarts the browser: storage and cookies with an expiry remain, session cookies do not. */
async function restarted(browser: Browser, context: BrowserContext): Promise<BrowserContext> {
  const { cookies, origins } = await context.storageState();
  // The mock's world is the server, which a browser restart does not change.
  const persistent = cookies.filter(({ name, expires }) => expires !== -1 || name === 'mock_world');
  return browser.newContext({ storageState: { cookies: persistent, origins }, reducedMotion: 'reduce' });
}

const agreeing = /^(I agree|Agree and continue|Submit information|Continue|I do not agree)$/;

/** Clicks the first button of a page that could send something for the user. */
async function clickFirstButton(page: Page) {
  const button = page.getByRole('main').getByRole('button', { name: agreeing }).first();
  if (!(await button.isVisible())) return;
  // The page may leave before the click.
  await button.click({ timeout: 10_000 }).catch(() => undefined);
  await waitUntilIdle(page);
}

// Each sequence has its own context, so a trace would be empty.
test.use({ trace: 'off' });

test.describe('sign-in ownership', () => {
  /** The number of sequences after each sign-out, and their seed. `npm run test:all` runs more. */
  const runs = Number(process.env.OWNER_RUNS ?? 1);
  const seed = Number(process.env.OWNER_SEED ?? 20_261_122);

  const addresses = ['/authcode', '/nhs-login-consent', '/consent-confirmation', '/terms-update', '/no-consent', '/enter-email'] as const;
  const first = emailOf('mobile');

  const action = fc.oneof(
    fc.record({ kind: fc.constant('back' as const) }),
    fc.record({ kind: fc.constant('forward' as const) }),
    fc.record({ kind: fc.constant('reload' as const) }),
    fc.record({ kind: fc.constant('click' as const) }),
    fc.record({ kind: fc.constant('other tab' as const) }),
    fc.record({ kind: fc.constant('restart' as const) }),
    fc.record({ kind: fc.constant('go' as const), to: fc.constantFrom(...addresses) }),
    fc.record({ kind: fc.constant('new tab' as const), to: fc.constantFrom(...addresses) }),
  );
  type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

  test.setTimeout(60_000 + runs * 60_000);

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
      if (kind === 'click') await clickFirstButton(this.page);
    }

    close = () => this.context.close();
  }

  for (const [name, signOut] of Object.entries(signOuts)) {
    test(`does nothing for the previous user after the sign-out: ${name}`, async ({ browser, playwright, baseURL }) => {
      console.log(`${name}: seed ${seed}, ${runs} run(s)`);
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 2, maxLength: 5 }), async (actions) => {
          const context = await browser.newContext({ reducedMotion: 'reduce' });
          const page = await context.newPage();
          const mock = new Mock(context.request);
          const visitor = new Visitor(page, mock);
          await visitor.startsAt('/nhs-login-consent', 'mobile');
          const other = await context.newPage();
          await other.goto('/nhs-login-consent');
          await new Visitor(other, mock).isOn('/nhs-login-consent', 'Agree to share your login information');
          await signOut({ visitor, context, mock });
          // Reads the server's record with the cookies of the same world, because the browser may restart.
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
