import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Mock } from './mock';
import { Visitor } from './visitor';

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

/** The sign-outs, each as a function that completes it. */
export const signOuts: Readonly<Record<string, SignOut>> = {
  'handed over': async ({ visitor }) => {
    await visitor.agrees();
    await visitor.isHandedOver();
  },
  refused: async ({ visitor }) => {
    await visitor.page.getByRole('link', { name: 'I do not agree to share this information' }).click();
    await visitor.chooses('without sharing');
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

/** Waits until a page is idle. Back may show the blank page before the first one, which has nothing to do. */
export async function waitUntilIdle(page: Page) {
  await expect(async () => {
    const url = page.url();
    const headings = await page.getByRole('heading', { level: 1 }).allTextContents();
    // A failure names the address, because a sequence of actions visits several pages.
    expect({ url, headings }).toEqual({ url, headings: url === 'about:blank' ? [] : [expect.not.stringMatching(busy)] });
  }).toPass({ timeout: 10_000 });
}

const agreeing = /^(I agree|Agree and continue|Submit information|Continue|I do not agree)$/;

/** Clicks the first button of a page that could send something for the user. */
export async function clickFirstButton(page: Page) {
  const button = page.getByRole('main').getByRole('button', { name: agreeing }).first();
  if (!(await button.isVisible())) return;
  await button.click();
  await waitUntilIdle(page);
}
