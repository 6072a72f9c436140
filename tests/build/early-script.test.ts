import { runInThisContext } from 'node:vm';
import { resolveConfig } from 'vite';
import { DAY_MS } from '@/constants';
import { fingerprint } from '@/session/fingerprint';
import { earlyScript } from '../../hosting/early-script';
import { type Fact, factNames } from '../../hosting/facts';

const script = await earlyScript(await resolveConfig({ logLevel: 'silent' }, 'build'));

const json = (content: object) => encodeURIComponent(JSON.stringify(content));
const session = (content = {}) => `nhs-authorization-cookie=${json({ session_id: 'a-session', ...content })}`;
/** A visitor whose session cookie has this content. */
const of = (content: object) => ({ cookies: [session(content)] });
const token = 'id_token=a.b.c';
/** An identity token that expires so many milliseconds from now. */
const tokenUntil = (left: number) => `id_token=a.${btoa(JSON.stringify({ exp: (Date.now() + left) / 1000 }))}.c`;
const chosen = (content: object) => `cookiePreference=${json(content)}`;
const uuid = '9b2c6a1e-0000-4000-8000-000000000000';
/** An emailed link that expires so many milliseconds from now. */
const linked = (left: number, username = 'a@example.com', more = '') => ({
  address: `/error?username=${username}&code=123456&expiry=${Date.now() + left}${more}`,
});

interface Situation {
  cookies?: readonly string[];
  address?: string;
  state?: object;
  /** An entry of localStorage. */
  stored?: readonly [key: string, value: string];
  /** An entry of sessionStorage. */
  remembered?: readonly [key: string, value: string];
  agent?: string;
  navigationType?: NavigationTimingType;
}

beforeEach(() => window.history.replaceState(null, '', '/error'));
afterEach(() => {
  window.earlyEvents?.take();
  delete window.earlyEvents;
  const form = document.createElement('form');
  document.body.replaceChildren(form);
  // The script must not block events of later test files in this process.
  expect(form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(true);
  document.body.replaceChildren();
  document.title = '';
});

const view = (attributes: string, markup: string) => `<template ${attributes}>${markup}</template>`;
const frame = view('data-title="NHS login"', '<p>Loading</p>');

/** Opens a document with these views as a browser parses it. Returns the root. */
function open(views: string, { cookies = [], address = '/error', state, stored, remembered, agent, navigationType }: Situation = {}) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies.join('; '));
  if (agent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  if (stored) localStorage.setItem(...stored);
  if (navigationType) vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: navigationType } as PerformanceNavigationTiming]);
  if (remembered) sessionStorage.setItem(...remembered);
  window.history.replaceState(state ?? null, '', address);
  const parsed = new DOMParser().parseFromString(`<div id="root"></div>${views}${frame}`, 'text/html');
  document.body.replaceChildren(...parsed.body.childNodes);
  // A new document has no listeners of the previous one.
  window.earlyEvents?.take();
  runInThisContext(script);
  const root = document.getElementById('root') as HTMLElement;
  expect(document.querySelectorAll('template')).toHaveLength(0);
  return root;
}

/** The facts that are true of a visitor. */
const factsOf = (situation: Situation, at = '/error') =>
  factNames.filter((fact) => {
    const root = open(view(`data-at="${at}" data-path="${at}" data-needs="${fact}" data-title="T"`, '<p>View</p>'), situation);
    return root.textContent === 'View';
  });

const newcomer: Fact[] = ['noSession', 'noToken', 'fresh', 'calm', 'mayRegister', 'plain', 'first', 'unasked', 'proofAsked', 'otherDevice'];
const but = (facts: readonly Fact[], removed: readonly Fact[], added: readonly Fact[] = []) =>
  factNames.filter((fact) => (facts.includes(fact) && !removed.includes(fact)) || added.includes(fact));
const roundTrip = JSON.stringify({ taken: ['account-status:renewal'], backTo: '', at: Date.now() });
const otherOwner = ['nhs-login-token-owner', [fingerprint('a.b.c'), fingerprint('another'), ''].join('.')] as const;
const handedOver = (navigationType: NavigationTimingType) => ({
  cookies: [session()],
  remembered: ['nhs-login-handed-over', `handedOver.${fingerprint('a-session')}`] as const,
  navigationType,
});
const withSession = but(newcomer, ['noSession'], ['session']);

it.each<[string, Situation, readonly Fact[]]>([
  ['a visitor without anything', {}, newcomer],
  ['a session', { cookies: [session()] }, withSession],
  ['a session id that no header can hold', of({ session_id: 'a\nb' }), newcomer],
  ['a cookie that is no JSON', { cookies: ['nhs-authorization-cookie=%E0%A4%A'] }, newcomer],
  ['an identity token', { cookies: [session(), token] }, but(withSession, ['noToken'], ['token'])],
  ['an identity token that has expired', { cookies: [session(), tokenUntil(-2 * DAY_MS)] }, withSession],
  ['an identity token that has not', { cookies: [session(), tokenUntil(60_000)] }, but(withSession, ['noToken'], ['token'])],
  ['an identity token of another session', { cookies: [session(), token], stored: otherOwner }, but(withSession, ['fresh'])],
  ['a sign-in that the browser has handed over, after Back', handedOver('back_forward'), but(withSession, ['session'])],
  ['the same in a new arrival', handedOver('navigate'), withSession],
  ['another client in the address', { ...of({ client_id: 'a' }), address: '/error?client_id=b&vtr=["P5"]' }, but(withSession, ['plain'])],
  ['an identity token without a session', { cookies: [token] }, newcomer],
  ['a client that forbids registration', of({ allow_registration: 'false' }), but(withSession, ['mayRegister'])],
  ['an address that forbids it', { address: '/error?allow_registration=false' }, but(newcomer, ['mayRegister', 'plain'])],
  ['a query', { address: '/error?errorCode=CID2014' }, but(newcomer, ['plain'])],
  ['the return from a round trip', { remembered: ['nhs-login-detours', roundTrip] }, but(newcomer, ['calm'])],
  ['the return from a round trip with blocked storage', { address: '/error?detour=renewal' }, but(newcomer, ['plain', 'calm'])],
  ['a message of the navigation', { state: { usr: { returnedFrom: true } } }, but(newcomer, ['calm'])],
  ['a page before this one', { state: { idx: 1 } }, but(newcomer, ['first'])],
  ['a reload of the first page', { state: { idx: 0 }, navigationType: 'reload' }, newcomer],
  ['something that is stored', { stored: ['nhs-login-profile', '1'] }, but(newcomer, ['fresh'])],
  ['something of others that is stored', { stored: ['theirs', '1'] }, newcomer],
  ['a choice about cookies', { cookies: [chosen({ hasAcceptedOptionalCookies: false })] }, but(newcomer, ['unasked'])],
  ['a banner that was seen, and no choice', { cookies: [chosen({ hasSeenBanner: true })] }, newcomer],
  ['a client that asks for other levels too', of({ vtr: ['P9.Cp.Cd', 'P5.Cp.Cd'] }), but(withSession, ['proofAsked'], ['noProofAsked'])],
  ['a client that asks for the highest only, as JSON', of({ vtr: '["P9.Cp.Cd","Cp.P9"]' }), withSession],
  ['an address that asks for less', { address: '/error?vtr=["P5"]' }, but(newcomer, ['plain', 'proofAsked'], ['noProofAsked'])],
  ['the health app', { agent: 'Mozilla nhsapp-ios/3.1' }, but(newcomer, ['otherDevice'], ['healthApp'])],
  ['an emailed link', linked(60_000), but(newcomer, ['plain'], ['link'])],
  ['an emailed link that names its account by a UUID', linked(60_000, uuid), but(newcomer, ['plain'], ['link'])],
  ['an emailed link that a mail program has changed', linked(60_000, undefined, '&detour=1'), but(newcomer, ['plain', 'calm'])],
  ['an emailed link without an account', linked(60_000, 'maya'), but(newcomer, ['plain'])],
  ['an emailed link that has expired', linked(-60_000), but(newcomer, ['plain'])],
])('includes in the facts of the early script %s', (_name, situation, facts) => expect(factsOf(situation)).toEqual(facts));

const here = 'data-at="/error" data-path="/error" data-title="Error"';
const otherView = view('data-at="/login" data-path="/login" data-needs="" data-title="Other"', '<p>Other</p>');

it('shows the correct first view with its title before the app has loaded', () => {
  const views = view(`${here} data-needs="session fresh"`, '<p>One</p>') + view(`${here} data-needs="noSession fresh"`, '<p>Two</p>');
  const root = open(views);
  expect([root.textContent, root.dataset.path, document.title]).toEqual(['Two', '/error', 'Error']);
});

it('shows the layout without a correct first view, and queues no click', () => {
  const root = open(view(`${here} data-needs="session"`, '<p>One</p>'));
  expect([root.textContent, root.dataset.path, document.title, window.earlyEvents]).toEqual(['Loading', undefined, 'NHS login', undefined]);
});

it('shows the spinner instead of the first view of another address', () => expect(open(otherView).textContent).toBe('Loading'));

it.each(['/Login', '//login/', '/login/'])('shows the same first view at any spelling of its address: %s', (address) => {
  expect(open(otherView, { address: `${window.location.origin}${address}` }).textContent).toBe('Other');
  expect(window.location.pathname).toBe('/login');
});

it('shows at the root the first view of the target page, at its address with the query and the anchor', () => {
  open(otherView, { address: '/?client_id=a#maincontent', state: { idx: 3 } });
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe('/login?client_id=a#maincontent');
  expect(window.history.state).toEqual({ idx: 3 });
});

it.each([
  ['no choice', [], 'CookiesPage'],
  ['a choice', [chosen({ hasSeenBanner: true, hasAcceptedOptionalCookies: true })], 'Page'],
])('shows the cookie banner in the first view only before an answer: %s', (_name, cookies, text) => {
  const banner = '<section class="app-cookie-banner">Cookies</section>Page';
  expect(open(view(`${here} data-needs=""`, banner), { cookies }).textContent).toBe(text);
});

describe('submissions queued before hydration', () => {
  const form = (mark: string) => `<div ${mark}><form><button>Agree</button></form></div>`;

  /** Submits the form of a document so long after its first paint. Returns whether the submission is queued. */
  function submitted(mark: string, { paintedAt, at }: { paintedAt?: number; at: number }) {
    const root = open(view(`${here} data-needs=""`, form(mark)));
    const paint = paintedAt === undefined ? [] : [{ startTime: paintedAt }];
    Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => paint });
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    const event = new Event('submit', { bubbles: true, cancelable: true });
    root.querySelector('form')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    return (window.earlyEvents?.take() ?? []).length > 0;
  }
  const own = Object.getOwnPropertyDescriptor(performance, 'getEntriesByType');
  afterEach(() => {
    if (own) Object.defineProperty(performance, 'getEntriesByType', own);
    else Reflect.deleteProperty(performance, 'getEntriesByType');
  });

  it.each([
    ['is dropped within half a second after the first paint', { paintedAt: 100, at: 599 }, false],
    ['is dropped before the first paint', { at: 5000 }, false],
    ['is carried out half a second after the first paint', { paintedAt: 100, at: 600 }, true],
  ])('handles the agreement of a user before hydration: it %s', (_what, times, carriedOut) =>
    expect(submitted('data-just-shown', times)).toBe(carriedOut),
  );

  it('carries out other submissions before hydration, however early', () => expect(submitted('', { paintedAt: 100, at: 101 })).toBe(true));
});
