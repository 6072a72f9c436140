// Imports the chunks that follow the first page in advance, because compiling them here is slower than any network.
import '@/app/fetch-ahead';
import '@/session/analytics/script';
import '@/state/persistence';
import '@/journeys/passkey/offers/offers';
// Compiled beforehand, so that it loads as fast as from a browser's cache.
import '@/journeys/passkey/ceremony/passkey-autofill';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Fragment, StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { UpliftRefusal } from '@/api/proofing';
import { HistoryRouter } from '@/app/history-router';
import { routes } from '@/app/routes';
import { Shell } from '@/app/shell';
import { followTabs } from '@/app/tabs';
import { DOUBLE_CLICK_MS, MIN_PASSWORD_CHARACTERS } from '@/limits-and-durations';
import { endPageVisit, exit } from '@/outcome/exit';
import { readArrival } from '@/session/arrival';
import { startClock } from '@/session/clock';
import { arrived, duplicateFound, emailCodeSent, emailEntered, passkeysChecked, securityCodeSent } from '@/state/events';
import { makeStore } from '@/state/store';
import { headingsOf } from '../../e2e/support/pages';
import { type CallName, calls } from '../../mocks/backend/http/calls';
import type { Answer } from '../../mocks/backend/http/scenario';
import { visitOf } from '../../mocks/backend/http/visit';
import { sendResetLink } from '../../mocks/backend/recovery/forgotten-password';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf, password, type PersonaId } from '../../mocks/people/personas';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answersOf } from '../../mocks/screens/proofing-answers';
import { journeys, listedGuards, variants } from '../../mocks/screens/screens';
import type { Device } from '../../mocks/screens/variant';
import { answer, findDuplicate, linkSentTo, signInAs, world } from '../../mocks/server';
import { beginSituation } from '../../mocks/situation/situation';
import {
  accountFound,
  type Asked,
  authApiFailed,
  closeStores,
  codeDue,
  codeSent,
  expectConsoleMessage,
  followDocument,
  neverAnswers,
  passkeyId,
  placesOf,
  refuses,
  registerPasskey,
  registerStore,
  withAuthenticator,
} from './environment';

/** Path and query, as in the address bar. */
export const address = () => window.location.pathname + window.location.search;

/** Resolves when the page is complete and its form accepts a submission. The consent page renders its heading before its text. */
export const waitForPageReady = () =>
  waitFor(() => {
    // A wrapper without a role.
    expect(document.querySelector('[data-just-shown]')).toBeNull();
    // The previous page stays mounted and inert until this page's chunk has loaded.
    expect(document.querySelector('[inert] > main')).toBeNull();
    if (window.location.pathname === '/nhs-login-consent')
      expect(screen.getByRole('main', { hidden: true })).not.toHaveClass('app-loading');
  });

/** Waits for the address and the heading of a page. The previous page may still be mounted at that address. */
export async function expectPage(path: string, heading: string | RegExp = headingsOf(path)) {
  await waitFor(() => {
    expect(address()).toBe(path);
    expect(screen.getByRole('heading', { level: 1, name: heading, hidden: true })).toBeVisible();
  });
  await waitForPageReady();
}

/** Goes back or forward in the history, and waits for the page of that entry. */
export async function traverseHistory(move: 'back' | 'forward', path: string) {
  act(() => window.history[move]());
  await expectPage(path);
}

/** Matches a paragraph by its complete text, because the name of a client is in an element of its own. */
export const paragraphWithText = (text: string | RegExp) => (_own: string, element: Element | null) =>
  element?.tagName === 'P' && (typeof text === 'string' ? element.textContent === text : text.test(element.textContent));

/** The last paragraph of a page, where a refusal shows its reference below all links onwards. */
export const lastParagraph = () =>
  within(screen.getByRole('main'))
    .getAllByText((_own, element) => element?.tagName === 'P')
    .at(-1);

/** The live region around all pages. The end of the session has its own. */
export const statusRegion = (): HTMLElement => {
  // The layout has no role of its own.
  const found = screen.getAllByRole('status').find(({ parentElement }) => parentElement?.className === 'app-status');
  if (!found) throw new Error('Nothing follows the pages yet');
  return found;
};

/** An element by the id that other test suites use. */
export function byId<Element extends HTMLElement = HTMLElement>(id: string): Element {
  // The id is tested here.
  const element = document.getElementById(id);
  if (!element) throw new Error(`Nothing has the id ${id}`);
  return element as Element;
}

export const attributesOf = (element: HTMLElement) =>
  Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));

/** The error summary, after it has received the focus and the title of the page starts with "Error". */
export async function findErrorSummary(): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: 'There is a problem' });
  // The summary has no role, only the design system's class.
  const box = heading.closest<HTMLElement>('.nhsuk-error-summary') as HTMLElement;
  await waitFor(() => expect(box).toHaveFocus());
  await waitFor(() => expect(document.title).toMatch(/^Error: \S.* - NHS login$/));
  return box;
}

const linkTexts = (box: HTMLElement) =>
  within(box)
    .getAllByRole('link')
    .map((one) => one.textContent);

/** The sentences of the error summary, in order. */
export const errorSummary = async () => linkTexts(await findErrorSummary());

/** The sentences of the error summary when the refused field is empty and has the focus. */
export async function errorSummaryWithFocusAt(id: string): Promise<string[]> {
  await waitFor(() => expect(byId(id)).toHaveFocus());
  const summary = await screen.findByRole('group', { name: 'There is a problem' });
  expect(byId(id)).toHaveValue('');
  return linkTexts(summary);
}

/** The error that describes a field. */
export const fieldError = (field: HTMLElement) => {
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => /error/.test(id));
  return described.map((id) => byId(id).textContent.replace(/^Error:\s*/, '')).join();
};

/** The error of a page's radios, or of the parts of its date. */
export const groupError = () => fieldError(screen.getAllByRole('group').find((group) => group.matches('fieldset')) as HTMLElement);

/** Expects one error, in the summary and beside the field, and that its link focuses the field. `group`: radios, or the parts of a date. */
export async function expectRefusal(user: UserEvent, id: string, sentence: string, { group = false } = {}) {
  expect(await errorSummary()).toEqual([sentence]);
  expect(group ? groupError() : fieldError(byId(id))).toBe(sentence);
  await user.click(link(sentence));
  expect(byId(id)).toHaveFocus();
}

/** Replaces the text of a field. */
export async function fill(user: UserEvent, id: string, text: string) {
  const field = byId(id);
  await user.clear(field);
  await user.click(field);
  if (text) await user.paste(text);
}

/** Replaces the text of a field, and submits its form. */
export async function fillAndContinue(user: UserEvent, id: string, text: string, clicked: string = 'Continue') {
  await fill(user, id, text);
  await user.click(button(clicked));
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const link = (name: string | RegExp) => screen.getByRole('link', { name });

let backClickedAt = -Infinity;

/** Clicks a Back link. A click within half a second of the last one would be the second of a double click. */
export async function clickBack(user: UserEvent, name = 'Back') {
  await new Promise((resolve) => setTimeout(resolve, backClickedAt + DOUBLE_CLICK_MS - performance.now()));
  await user.click(link(name));
  backClickedAt = performance.now();
}

/** The texts of live regions. */
export const announcements = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .filter(Boolean);

export const formFields = () =>
  // The test needs the fields of any role. A password has none.
  [...document.querySelectorAll<HTMLInputElement>('main form input[name]')];

const isTicked = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

/** By id. */
export const fieldValues = () => Object.fromEntries(formFields().map((field) => [field.id, isTicked(field) ? field.checked : field.value]));

interface Options {
  /** The user whose session the client service has put into the cookies, and the stage and parameters of the login. */
  persona?: PersonaId;
  upTo?: PageAction['upTo'];
  oidc?: Record<string, unknown>;
  events?: readonly UnknownAction[];
  /** The navigation state of the history entry. */
  state?: unknown;
  /** Mounts components twice, as in development. `openVariant` does so for every screen. */
  strict?: boolean;
  /** False when the page will wait for an answer that never arrives. */
  whole?: boolean;
}

/** Records where the browser is sent: addresses, `new tab …` and `reload`. The only replaced part, because a browser that leaves would end the test. */
function watchExits(): string[] {
  const exits: string[] = [];
  vi.spyOn(exit, 'leave').mockImplementation(async (url) => {
    exits.push(url);
  });
  vi.spyOn(exit, 'openTab').mockImplementation((path) => {
    exits.push(`new tab ${path}`);
  });
  vi.spyOn(exit, 'reload').mockImplementation(async () => void exits.push('reload'));
  return exits;
}

/** Opens an address as main.tsx does: the real store, router, shell, pages and calls over the mock backend. Resolves when a page is shown. */
export async function visit(path: string, given: Options = {}) {
  const { persona, upTo, oidc, events = [], state, strict = false, whole = true } = given;
  if (persona) signInAs(persona, { upTo, oidc });
  // Loads every page's chunk. React shows a fallback for at least 300 ms; forty of them would be most of the suite's time.
  await Promise.all(routes.map(async ({ page }) => page.fetchAhead()));
  // No step of the previous document may navigate here.
  endPageVisit();
  window.history.replaceState(state === undefined ? null : { usr: state, key: 'visited', idx: 0 }, '', path);
  const arrival = readArrival(window.location.search);
  const opened = makeStore();
  registerStore(opened);
  followDocument(() => followTabs(opened));
  await opened.startSaving();
  const { store } = opened;
  store.dispatch(arrived(arrival));
  for (const event of events) store.dispatch(event);
  const exits = watchExits();
  const user = userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) });
  const Mode = strict ? StrictMode : Fragment;
  render(
    <Mode>
      <Provider store={store}>
        <HistoryRouter>
          <Shell />
        </HistoryRouter>
      </Provider>
    </Mode>,
  );
  // `hidden` is faster, because Testing Library then does not compute the style of every ancestor.
  await screen.findByRole('heading', { level: 1, hidden: true });
  if (whole) await waitForPageReady();
  return { user, store, exits };
}

export type Visit = Awaited<ReturnType<typeof visit>>;

/** Unloads the document and flushes its storage, as on `pagehide`. Another `visit` is then a reload or Back. */
export async function unloadDocument() {
  cleanup();
  await closeStores();
}

/** Reloads the document. The browser preserves the address and the state of the history entry. */
export async function reload(): Promise<Visit> {
  const { usr } = (window.history.state ?? {}) as { usr?: unknown };
  await unloadDocument();
  return visit(address(), { state: usr ?? undefined });
}

export interface PageAction {
  from: string;
  state?: unknown;
  persona?: PersonaId;
  upTo?: 'arrival' | 'email-code' | 'password' | 'mobile-code' | 'landline-code' | 'identity-token';
  events?: readonly UnknownAction[];
  cookie?: string;
  duplicate?: boolean;
  /** The server allows the account to have a landline only. */
  landline?: boolean;
  linked?: boolean;
  passkey?: boolean;
  /** Label and text of the fields to fill in first. */
  typed?: Readonly<Record<string, string>>;
  chosen?: string;
  /** The button to click; none on a page that continues by itself. */
  clicked?: string;
}

/** Signs the user in as far as the page requires. Returns the texts to type. */
export function signIn(action: PageAction): PageAction['typed'] {
  const { persona = 'mobile', upTo = 'arrival', cookie, duplicate, typed, passkey, landline, linked } = action;
  const { session, account } = signInAs(persona, { upTo });
  if (landline && account) account.landlineRegistrationEnabled = true;
  if (linked) emailResetLink(persona);
  if (cookie) document.cookie = `${cookie}; path=/`;
  if (duplicate) findDuplicate(persona);
  if (passkey) {
    withAuthenticator();
    registerPasskey(persona);
  }
  return typed && 'Security code' in typed ? { 'Security code': session.code?.digits ?? account?.emailCode?.digits ?? '' } : typed;
}

export async function performAction({ user }: Pick<Visit, 'user'>, { chosen, clicked, typed = {} }: Omit<PageAction, 'from'>) {
  for (const [label, text] of Object.entries(typed)) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
  if (chosen) await user.click(await screen.findByLabelText(chosen));
  if (clicked) {
    await screen.findByRole('button', { name: clicked });
    await user.click(button(clicked));
  }
}

export async function openAndSubmit(action: PageAction, typed = action.typed): Promise<Visit> {
  const visited = await visit(action.linked ? resetLink(action.persona) : action.from, {
    events: action.events,
    state: action.state,
    // A page that continues by itself may wait for an answer that the test has not released.
    whole: action.clicked !== undefined,
  });
  await performAction(visited, { ...action, typed });
  return visited;
}

function emailResetLink(persona: PersonaId = 'mobile') {
  const account = accountByEmail(world(), emailOf(persona));
  if (!account) throw new Error(`${persona} has no account`);
  sendResetLink(world(), account, 'A link');
}

/** The address in the newest of these emails. */
export const resetLink = (persona: PersonaId = 'mobile') => linkSentTo(emailOf(persona));

export function newLink(persona: PersonaId = 'mobile'): string {
  emailResetLink(persona);
  return resetLink(persona);
}

/** The parameters of a link; one that is undefined is left out. */
type LinkParameters = Record<string, string | undefined>;

/** Works for a minute. */
export const goodParameters = (): LinkParameters => ({
  username: 'somebody@example.com',
  code: '483920',
  expiry: String(Date.now() + 60_000),
});

export const linkWith = (parameters: LinkParameters) =>
  `/reset/new-password?${new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))}`;

/** Maya Okafor, who has a record. */
export const byNumber = answersOf('uplift', 'number');
export const byName = answersOf('uplift', 'name');

/** The event of an uplift that found another account, with these members of the answer. */
export const foundDuplicate = (refusal: Partial<UpliftRefusal> = {}) =>
  duplicateFound({ email: [], eligible_for_account_migration_journey: false, ineligibility_reason: '', ...refusal });

/** Opens a page of proofing as a logged-in user, after these events. */
export function openProofing(path: string, events: readonly UnknownAction[] = [], persona: PersonaId = 'uplift') {
  return visit(path, { persona, upTo: 'identity-token', events });
}

/** The special browsers that jsdom can be. Other devices, and none, have passkeys. */
const devices: Readonly<Partial<Record<Device, () => unknown>>> = {
  'health-app': () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 nhsapp-ios/1.0'),
  'without-passkeys': () => undefined,
  'cancels-passkeys': () => withAuthenticator({ dialog: refuses('NotAllowedError') }),
  'asks-for-passkeys': () => withAuthenticator({ dialog: neverAnswers }),
  'without-cookies': () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  },
};

/** Opens a page in a variant of its screen, by its name in the gallery: persona, progress, events, server, cookies. */
export async function openVariant(id: string) {
  const named = variants.get(id);
  if (!named) throw new Error(`No variant ${id}`);
  const request = new Request('http://localhost:3000/mock');
  const { address, state, events, cookies, inTab, later } = beginSituation(await visitOf(request, {}), named.address, named.variant);
  for (const [name, value] of Object.entries(cookies)) if (value !== null) document.cookie = `${name}=${value}; path=/`;
  // The clock difference that an earlier document has measured.
  sessionStorage.setItem('nhs-login-clock', String(later));
  for (const [key, value] of Object.entries(inTab)) sessionStorage.setItem(key, value);
  const begin = named.variant.device && devices[named.variant.device];
  if (begin) begin();
  else withAuthenticator();
  const whole = !named.variant.answers?.some((answer) => answer.endsWith('.hang'));
  return visit(address, { events, state: state ?? undefined, strict: true, whole });
}

type GuardName = (typeof listedGuards)[keyof typeof listedGuards][number];
const guards: Readonly<Record<string, readonly GuardName[]>> = listedGuards;

/** Every address of the specifications' list with its guards in order. */
export const addresses = Object.values(journeys)
  .flatMap((screens) => Object.keys(screens))
  .map((path): readonly [path: string, ...guards: GuardName[]] => [path, ...(guards[path] ?? [])]);

/** Stops the clock of the device at this time, before each test of a describe. */
export const stopClockAt = (now: number) =>
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    startClock();
  });

/** Advances the fake clock and focuses the window, as when a user returns to the device. Needs fake timers. */
export const advanceClock = (milliseconds: number) =>
  act(() => {
    vi.setSystemTime(Date.now() + milliseconds);
    window.dispatchEvent(new Event('focus'));
  });

/** The start of the lock tests. */
export const now = new Date(2026, 10, 23, 15, 37, 20).getTime();
/** The sentence of a lock for which the server returns no end. */
export const lockText = (time: string, minutes: number) => `You can try again at ${time} (in about ${minutes} minutes).`;
export const lockEndedText = 'You can try again now';
export const retryButton = () => screen.queryByRole('button', { name: 'Try again' });

type User = Visit['user'];

/** Types the address on the entry screen key by key. */
export async function enterEmail(user: User, persona: PersonaId) {
  await expectPage('/enter-email', 'Enter your email address');
  await user.type(byId('user-email'), emailOf(persona));
  await user.click(button('Continue'));
}

export async function enterPassword(user: User) {
  await expectPage('/log-in-password', 'Enter your password');
  await user.type(byId('password-input'), password);
  await user.click(button('Continue'));
}

/** Types the code of the newest message. */
export async function enterCode(user: User, kind: 'text' | 'voice call', { remember = false } = {}) {
  await expectPage(kind === 'text' ? '/enter-mobile-code' : '/enter-landline-code', 'Enter the security code');
  const [message] = world().inbox;
  expect(message?.kind).toBe(kind);
  await user.type(byId('otp-input'), message?.code ?? '');
  if (remember) await user.click(byId('rmd'));
  await user.click(button('Continue'));
}

export async function agreeToShare(user: User) {
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  await user.click(await screen.findByRole('button', { name: 'I agree' }));
}

/** Waits until the browser leaves for the client service, and returns the query parameters. */
export async function expectHandOver({ exits }: Visit): Promise<Record<string, string>> {
  await waitFor(() => expect(exits).toHaveLength(1));
  const url = new URL(exits[0] ?? '');
  expect(url.origin + url.pathname).toBe('http://localhost:3000/mock/callback');
  return Object.fromEntries(url.searchParams);
}

export const state = 'state-of-the-client';

/** Opens the root and enters the email address. */
export async function startSignIn(persona: PersonaId, oidc: Record<string, unknown> = {}) {
  const visited = await visit('/', { persona, oidc });
  await enterEmail(visited.user, persona);
  return visited;
}

/** A page from which the app requests a passkey. */
export interface Start extends PageAction {
  /** The page after an unused passkey. Without it, the page stays and shows the error. */
  failed?: string;
  /** The page that then asks for a password. */
  passwordRoute: '/log-in-password' | '/login';
}

const persona = 'passkey-and-both';
export const passkeyEmail = emailOf(persona);

const known = [
  emailEntered(passkeyEmail),
  passkeysChecked({ passkeys_enabled: true, allow_credentials: [] }),
  securityCodeSent({ phone_number: '•••••••0338', landline_number: '•••••••0789' }),
];
const ownPasskey = { id: passkeyId, type: 'public-key' } as const;
const byEmail = { persona, typed: { 'Email address': passkeyEmail }, clicked: 'Continue' } as const;
const byPassword = { ...byEmail, typed: { ...byEmail.typed, Password: password } } as const;
const beforeCode = { persona, upTo: 'password', events: known, passwordRoute: '/log-in-password' } as const;
const amongLinks = { ...beforeCode, clicked: 'Log in with your passkey' } as const;
const amongOptions = { ...beforeCode, chosen: 'Log in with my passkey', clicked: 'Continue' } as const;
const afterALock = { ...beforeCode, clicked: 'Log in with your passkey instead' } as const;
const retry = { ...beforeCode, chosen: 'Try using my passkey again', clicked: 'Continue' } as const;

/** Contract, "Passkey outcomes": the expected values. */
const starts: readonly Start[] = [
  { from: '/enter-email', ...byEmail, failed: '/passkey-login-failed', passwordRoute: '/log-in-password' },
  { from: '/login', ...byPassword, failed: '/passkey-user-login-failed', passwordRoute: '/login' },
  { from: '/passkey-enter-email', ...byEmail, failed: '/passkey-enter-email-login-failed', passwordRoute: '/login' },
  { from: '/log-in-password', ...amongLinks },
  { from: '/enter-mobile-code', ...amongLinks },
  { from: '/get-call-landline', ...amongLinks },
  { from: '/enter-landline-code', ...amongLinks },
  { from: '/mobile-code-expired', ...amongOptions },
  { from: '/call-failed', ...amongOptions },
  { from: '/landline-code-expired', ...amongOptions },
  { from: '/otp-attempts-exceeded', ...afterALock },
  { from: '/otp-requests-exceeded', ...afterALock },
  {
    from: '/forgotten-password',
    ...afterALock,
    events: [...known, passkeysChecked({ passkeys_enabled: true, allow_credentials: [ownPasskey] })],
  },
  { from: '/passkey-login-failed', ...retry, failed: '/passkey-login-failed' },
  { from: '/passkey-user-login-failed', ...retry, failed: '/passkey-user-login-failed', passwordRoute: '/login' },
];

export const namedStarts = starts.map((start) => [start.from, start] as const);

export function startAt(from: string): Start {
  const found = starts.find((start) => start.from === from);
  if (!found) throw new Error(`The app requests no passkey on ${from}`);
  return found;
}

/** Starts a passkey login on the page in a browser with these features. */
export async function startPasskeyLogin(start: Start, browser: Parameters<typeof withAuthenticator>[0] = {}) {
  const authenticator = withAuthenticator(browser);
  registerPasskey(persona);
  const visited = await openAndSubmit(start, signIn(start));
  return { ...visited, ...authenticator };
}

const headings: Readonly<Record<string, string>> = {
  '/passkey-login-failed': 'There was a problem',
  '/passkey-user-login-failed': 'There was a problem',
  '/passkey-enter-email-login-failed': 'We were unable to authenticate you',
  '/passkey-login-attempts-exceeded': 'You cannot continue',
  '/error': 'Something went wrong',
};

const expectPasskeyPage = (path: string) => expectPage(path, headings[path]);

/** The error that a page shows when the user stays on it. */
export const passkeyNotUsedText = 'Your passkey was not used. Try again, or choose another way to log in.';

/** Expects the page of an unused passkey, which offers a retry and other methods. */
export async function expectPasskeyNotUsed({ from, failed }: Start) {
  if (failed) return expectPasskeyPage(failed);
  expect(await findErrorSummary()).toHaveTextContent(passkeyNotUsedText);
  expect(address()).toBe(from);
}

/** The requests that have not been aborted. */
export const pendingRequests = ({ lists }: { lists: Asked[] }) => lists.filter(({ signal }) => !signal.aborted);

export const callCount = (path: string) => world().calls.filter((call) => call.path.endsWith(path)).length;

/** Opens a page as a user with a passkey, who selects nothing from the list by default. */
export async function openWithPasskey(from: string, browser: Parameters<typeof withAuthenticator>[0] = {}) {
  const authenticator = withAuthenticator({ autofill: neverAnswers, ...browser });
  registerPasskey('passkey-and-mobile');
  return { ...(await visit(from, { persona: 'passkey-and-mobile' })), ...authenticator };
}

/** Also waits until the browser has received the autofill request. */
export async function openWithAutofill(from: string, browser = {}) {
  const visited = await openWithPasskey(from, browser);
  await waitFor(() => expect(pendingRequests(visited)).toHaveLength(1));
  return visited;
}

const email = emailOf('mobile');

/** A page that sends a call, and the user's action there. */
interface SendingPage extends PageAction {
  /** The variant of the call, where the contract has several. */
  variant?: string;
  /** The pages after a refusal, by status, besides those of the contract. */
  byStatus?: Readonly<Partial<Record<number, string>>>;
  /** The page after a success, in the app or outside. */
  target: string | RegExp;
  complaint?: RegExp;
}

const page = (from: string, target: string | RegExp, action: Omit<SendingPage, 'from' | 'target'>): SendingPage => ({
  from,
  target,
  ...action,
});

/** The shortest password that the rule accepts. No persona has it. */
export const newPassword = `N${'e'.repeat(MIN_PASSWORD_CHARACTERS - 1)}`;

/** The event of an account check: whether this user may have a landline only. */
export const landlineAllowed = (landline_registration_enabled = true) =>
  accountFound({ status: 'NOT_FOUND', landline_registration_enabled });

const submits = { clicked: 'Continue' } as const;
const emailTyped = { typed: { 'Email address': email }, ...submits } as const;

const mobileCode = { upTo: 'mobile-code', events: [codeSent()] } as const;
const landlineCode = { persona: 'landline', upTo: 'landline-code', events: [codeSent()], variant: 'landline' } as const;
const codeTyped = { typed: { 'Security code': '' }, ...submits } as const;

const signedIn = /^\/api\/auth\/complete\?ticket=/;
const withPasskey = { persona: 'passkey-and-mobile', passkey: true, ...submits } as const;
const passkeyAgain = page('/passkey-login-failed', signedIn, { ...withPasskey, chosen: 'Try using my passkey again' });

const loggedIn = { upTo: 'identity-token' } as const;
const proofOfIdentity = /^http:\/\/localhost:3000\/pyi\/patient-online\/gp-connect$/;
/** 401: the text decides, with any reference code. */
const uplift = { ...loggedIn, persona: 'uplift', state: { submitted: true }, byStatus: { 401: '/session-timeout' } } as const;
const hasTwo = {
  ...loggedIn,
  persona: 'duplicate-several',
  duplicate: true,
  events: [foundDuplicate({ email: ['fi••••••@example.com', 'se••••••@example.com'] })],
} as const;
const replaceable = foundDuplicate({
  account_migration: true,
  eligible_for_account_migration_journey: true,
  email: ['ex••••••@example.com'],
});

const newcomer = { persona: 'new-user', events: [emailEntered(emailOf('new-user'))] } as const;
const waiting = { ...newcomer, events: [...newcomer.events, emailCodeSent()], upTo: 'email-code' } as const;
const withoutPhone = { persona: 'unregistered', upTo: 'password', ...submits } as const;

const logged = { complaint: authApiFailed } as const;
const back = (description: string) => new RegExp(`^http://localhost:3000/mock/callback\\?.*error_description=${description}`);
const wafSolved = { cookie: 'aws-waf-token=solved' } as const;

/** The pages that send each call. A call without a page does not compile. */
const pages: Readonly<Record<CallName, SendingPage | readonly SendingPage[]>> = {
  'account-status': page('/enter-email', '/log-in-password', emailTyped),
  password: page('/log-in-password', '/enter-mobile-code', { ...submits, events: [emailEntered(email)], typed: { Password: password } }),
  'user-sign-in': page('/login', '/enter-mobile-code', { ...submits, typed: { ...emailTyped.typed, Password: password } }),
  'trigger-otp': [
    page('/mobile-code-expired', '/enter-mobile-code', { upTo: 'password', clicked: 'Text me again with a new security code' }),
    page('/get-call-landline', '/enter-landline-code', {
      ...landlineCode,
      upTo: 'password',
      events: [codeDue],
      clicked: 'Call my landline now',
    }),
  ],
  'request-otp': [
    page('/enter-mobile-code', '/enter-mobile-code', { ...mobileCode, clicked: 'Send the security code again' }),
    page('/enter-landline-code', '/enter-landline-code', { ...landlineCode, clicked: 'Call my landline again' }),
  ],
  otp: [
    page('/enter-mobile-code', '/nhs-login-consent', { ...mobileCode, ...codeTyped }),
    page('/enter-landline-code', '/nhs-login-consent', { ...landlineCode, ...codeTyped }),
  ],
  'passkey-status': page('/passkey-enter-email', signedIn, { ...withPasskey, typed: { 'Email address': emailOf('passkey-and-mobile') } }),
  'passkey-options': passkeyAgain,
  'passkey-verify': passkeyAgain,
  'uplift-nhs-known': page('/proofing/submit', '/nhs-login-consent', { ...uplift, events: answersOf('uplift', 'number') }),
  'uplift-demog-trace': page('/proofing/submit', '/nhs-login-consent', { ...uplift, events: answersOf('uplift', 'name') }),
  'record-failure': page('/proofing/confirm-your-details', proofOfIdentity, {
    ...loggedIn,
    ...submits,
    persona: 'no-match',
    events: answersOf('no-match', 'name'),
    complaint: /^P5 failure data could not be saved$/,
  }),
  'duplicate-email': [
    page('/proofing/multiple-emails-found', '/proofing/reminder-email-sent', {
      ...hasTwo,
      ...submits,
      chosen: 'Get an email reminder, sent to the email addresses linked to these accounts',
    }),
    page('/proofing/reminder-email-sent', '/another-reminder-sent', { ...hasTwo, clicked: 'Request a new reminder' }),
  ],
  'redirect-to-authorize': page('/proofing/duplicate-nhs-number', /^\/enter-email$/, {
    ...hasTwo,
    ...submits,
    chosen: 'Log in with the email address linked to this account',
  }),
  'account-migration': page('/proofing/confirm-account-replacement', proofOfIdentity, {
    ...loggedIn,
    ...submits,
    persona: 'duplicate-eligible',
    duplicate: true,
    events: [...answersOf('duplicate-eligible', 'number'), replaceable],
    chosen: 'I understand that continuing with my new NHS account means my old account will be deleted.',
  }),
  'validate-email': [
    page('/register/enter-email', '/register/create-password', {
      ...newcomer,
      ...submits,
      typed: { 'Email address': emailOf('new-user') },
    }),
    page('/check-registration', '/register/create-password', { events: [emailEntered('somebody-new@example.com')] }),
  ],
  register: page('/register/create-password', '/register/check-email', { ...newcomer, ...submits, typed: { Password: newPassword } }),
  'verify-email': page('/register/check-email', '/register/enter-mobile', { ...waiting, ...codeTyped }),
  'resend-email-code': page('/register/check-email', '/register/check-email', { ...waiting, clicked: 'Send the security code again' }),
  mobile: page('/register/enter-mobile', '/enter-mobile-code', {
    ...withoutPhone,
    chosen: 'A UK mobile phone',
    typed: { 'UK mobile number': '07700 900123' },
  }),
  landline: page('/register/enter-mobile', '/enter-landline-code', {
    ...withoutPhone,
    landline: true,
    events: [landlineAllowed()],
    chosen: 'A UK landline',
    typed: { 'UK landline number': '01632 960123' },
  }),
  'change-mobile': page('/recovery/change-mobile/enter-mobile', '/enter-mobile-code', {
    ...withoutPhone,
    persona: 'change-number',
    typed: { 'New UK mobile number': '07700 900123' },
  }),
  'change-landline': page('/recovery/change-landline/enter-landline', '/enter-landline-code', {
    ...withoutPhone,
    persona: 'change-landline',
    typed: { 'New UK landline number': '01632 960123' },
  }),
  'confirm-change-password': page('/reset/new-password', '/reset/success', {
    linked: true,
    variant: 'used',
    typed: { 'New password': newPassword },
    clicked: 'Reset password',
  }),
  authcode: page('/authcode', '/nhs-login-consent', { ...logged, ...loggedIn }),
  'client-info': [
    page('/nhs-login-consent', '/nhs-login-consent', { ...logged, ...loggedIn }),
    // After the click on the page that asks.
    page('/no-consent', back('ConsentNotGiven'), { ...logged, ...loggedIn, state: { notAgreed: true } }),
    page('/terms-update', back('TermsUpdateNotAccepted'), { ...logged, clicked: 'I do not agree' }),
  ],
  consent: page('/nhs-login-consent', /^http:.*\/mock\/callback\?code=/, { ...loggedIn, clicked: 'I agree' }),
  'terms-update': page('/terms-update', '/nhs-login-consent', { ...loggedIn, clicked: 'Agree and continue' }),
  'verify-waf-token': [
    page('/check-login', '/login', wafSolved),
    page('/check-forgot-password', '/check-email', wafSolved),
    page('/check-reset-password', '/reset/check-email', wafSolved),
  ],
  'forgot-password': page('/forgotten-password', /^\/api\/login\/bot-check\?redirectUri=/, emailTyped),
};

export type Sender = SendingPage & ReturnType<typeof placesOf> & { call: CallName };

const senders: readonly Sender[] = (Object.keys(pages) as CallName[]).flatMap((call) =>
  [pages[call]].flat().map((page) => {
    const places = placesOf(call, page.variant);
    return { call, ...page, ...places, byStatus: { ...places.byStatus, ...page.byStatus } };
  }),
);

/** The name in test titles: `otp from /enter-mobile-code`. */
export const namedSenders = senders.map((sender) => [`${sender.call} from ${sender.from}`, sender] as const);

/** Sends the call while the backend gives this answer. */
export async function sendWithAnswer(sender: Sender, given: Answer | ScenarioId) {
  const typed = signIn(sender);
  if (sender.complaint) expectConsoleMessage(sender.complaint);
  answer(typeof given === 'string' ? given : { call: calls[sender.call], answer: given });
  return { ...(await openAndSubmit(sender, typed)), typed };
}

/** The sender of a call. With several, the one on this page. */
export function senderOf(call: CallName, from?: string): Sender {
  const found = senders.find((sender) => sender.call === call && (from === undefined || sender.from === from));
  if (!found) throw new Error(`Nothing sends ${call}`);
  return found;
}

/** The requests of a sender's call that the backend has received, from any page. */
export const sentCalls = ({ call }: Sender) => world().calls.filter(({ method, path }) => calls[call] === `${method} ${path}`);
