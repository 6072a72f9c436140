import { runInThisContext } from 'node:vm';
import { resolveConfig } from 'vite';
import { DAY_MS } from '@/limits-and-durations';
import { fingerprint } from '@/session/storage-entry';
import { earlyScript } from '../../hosting/early-script';
import type { Condition, Fact } from '../../hosting/first-views';

const script = await earlyScript(await resolveConfig({ logLevel: 'silent' }, 'build'));

const json = (content: object) => encodeURIComponent(JSON.stringify(content));
const session = (content = {}) => `nhs-authorization-cookie=${json({ session_id: 'a-session', ...content })}`;
const of = (content: object) => ({ cookies: [session(content)] });
const token = 'id_token=a.b.c';
/** An identity token that expires so many milliseconds from now. */
const tokenUntil = (left: number) => `id_token=a.${btoa(JSON.stringify({ exp: (Date.now() + left) / 1000 }))}.c`;
const chosen = (content: object) => `cookiePreference=${json(content)}`;
const uuid = '9b2c6a1e-0000-4000-8000-000000000000';
/** An emailed link that expires so many milliseconds from now. */
const linked = (left: number, user = 'a@example.com', more = '') => ({
  address: `/error?username=${user}&code=123456&expiry=${Date.now() + left}${more}`,
});

interface Situation {
  cookies?: readonly string[];
  address?: string;
  state?: object;
  stored?: readonly [key: string, value: string];
  remembered?: readonly [key: string, value: string];
  agent?: string;
  navigationType?: NavigationTimingType;
}

const { documentElement: html } = document;

afterEach(() => {
  window.earlyEvents?.take();
  delete window.earlyEvents;
  const form = document.createElement('form');
  document.body.replaceChildren(form);
  // The script must not block events of later test files in this process.
  expect(form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(true);
  document.body.replaceChildren();
  document.title = '';
  for (const name of ['at', 'usual', 'other', 'view']) delete html.dataset[name];
});

interface Views {
  at?: string;
  usual?: readonly Condition[];
  other?: readonly Condition[];
  markup?: string;
}

function open(
  { at = '/error', usual, other, markup = 'Usual' }: Views,
  { cookies = [], address = '/error', state, stored, remembered, agent, navigationType }: Situation = {},
) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies.join('; '));
  if (agent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  if (stored) localStorage.setItem(...stored);
  if (navigationType) vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: navigationType } as PerformanceNavigationTiming]);
  if (remembered) sessionStorage.setItem(...remembered);
  window.history.replaceState(state ?? null, '', address);
  // A new document has no listeners of the previous one.
  window.earlyEvents?.take();
  delete window.earlyEvents;
  for (const name of ['at', 'usual', 'other', 'view']) delete html.dataset[name];
  Object.assign(html.dataset, { at, ...(usual && { usual: usual.join(' ') }), ...(other && { other: other.join(' ') }) });
  document.title = 'Usual title';
  runInThisContext(script);
  const content = `
    <div id="root" data-path="${at}">${markup}</div>
    <template data-path="/login" data-title="Other title">Other</template>
    <template data-title="NHS login">Loading</template>`;
  document.body.replaceChildren(...new DOMParser().parseFromString(content, 'text/html').body.childNodes);
  const visible = html.dataset.view === 'usual';
  document.dispatchEvent(new Event('readystatechange'));
  const root = document.getElementById('root') as HTMLElement;
  // The usual view is visible before the document has been parsed.
  expect(visible).toBe(html.dataset.view === 'usual');
  expect(document.querySelectorAll('template')).toHaveLength(0);
  return root;
}

const factNames = [
  'session',
  'token',
  'stored',
  'message',
  'query',
  'link',
  'earlierEntry',
  'mayRegister',
  'proofAsked',
  'cookiesAsked',
  'healthApp',
] as const satisfies readonly Fact[];

/** The facts that are true of a visitor, and that are not known: neither they nor their opposites show the usual view. */
function factsOf(situation: Situation) {
  const shows = (condition: Condition) => open({ usual: [condition] }, situation).textContent === 'Usual';
  return { known: factNames.filter((fact) => shows(fact)), unknown: factNames.filter((fact) => !shows(fact) && !shows(`!${fact}`)) };
}

const newcomer: Fact[] = ['mayRegister', 'proofAsked', 'cookiesAsked'];
const but = (facts: readonly Fact[], removed: readonly Fact[], added: readonly Fact[] = []) =>
  factNames.filter((fact) => (facts.includes(fact) && !removed.includes(fact)) || added.includes(fact));
const and = (facts: readonly Fact[], ...added: Fact[]) => but(facts, [], added);
const roundTrip = JSON.stringify({ taken: ['account-status:renewal'], backTo: '', at: Date.now() });
const otherOwner = ['nhs-login-token-owner', [fingerprint('a.b.c'), fingerprint('another'), ''].join('.')] as const;
const handedOver = (navigationType: NavigationTimingType) => ({
  cookies: [session()],
  remembered: ['nhs-login-handed-over', `handedOver.${fingerprint('a-session')}`] as const,
  navigationType,
});
const withSession = and(newcomer, 'session');

it.each<[string, Situation, readonly Fact[]]>([
  ['a visitor without anything', {}, newcomer],
  ['a session', { cookies: [session()] }, withSession],
  ['a session id that no header can hold', of({ session_id: 'a\nb' }), newcomer],
  ['a cookie that is no JSON', { cookies: ['nhs-authorization-cookie=%E0%A4%A'] }, newcomer],
  ['an identity token', { cookies: [session(), token] }, and(withSession, 'token')],
  ['an identity token that has expired', { cookies: [session(), tokenUntil(-2 * DAY_MS)] }, withSession],
  ['an identity token that has not', { cookies: [session(), tokenUntil(60_000)] }, and(withSession, 'token')],
  ['an identity token of another session', { cookies: [session(), token], stored: otherOwner }, and(withSession, 'stored')],
  ['the same in a new arrival', handedOver('navigate'), withSession],
  ['parameters of the address and of the cookie', { ...of({ vtr: ['P9'] }), address: '/error?vtr=["P5"]' }, and(withSession, 'query')],
  ['an identity token without a session', { cookies: [token] }, newcomer],
  ['a client that forbids registration', of({ allow_registration: 'false' }), but(withSession, ['mayRegister'])],
  ['a query', { address: '/error?errorCode=CID2014' }, and(newcomer, 'query')],
  ['the return from a round trip', { remembered: ['nhs-login-round-trips', roundTrip] }, and(newcomer, 'message')],
  ['the return from a round trip with blocked storage', { address: '/error?roundTrip=renewal' }, and(newcomer, 'query', 'message')],
  ['a message of the navigation', { state: { usr: { returnedFrom: true } } }, and(newcomer, 'message')],
  ['a page before this one', { state: { idx: 1 } }, and(newcomer, 'earlierEntry')],
  ['a reload of the first page', { state: { idx: 0 }, navigationType: 'reload' }, newcomer],
  ['something that is stored', { stored: ['nhs-login-profile', '1'] }, and(newcomer, 'stored')],
  ['something of others that is stored', { stored: ['theirs', '1'] }, newcomer],
  ['a choice about cookies', { cookies: [chosen({ hasAcceptedOptionalCookies: false })] }, but(newcomer, ['cookiesAsked'])],
  ['a banner that was seen, and no choice', { cookies: [chosen({ hasSeenBanner: true })] }, newcomer],
  ['a client that asks for other levels too', of({ vtr: ['P9.Cp.Cd', 'P5.Cp.Cd'] }), but(withSession, ['proofAsked'])],
  ['a client that asks for the highest only, as JSON', of({ vtr: '["P9.Cp.Cd","Cp.P9"]' }), withSession],
  ['the health app', { agent: 'Mozilla nhsapp-ios/3.1' }, and(newcomer, 'healthApp')],
  ['an emailed link', linked(60_000), and(newcomer, 'query', 'link')],
  ['an emailed link that names its account by a UUID', linked(60_000, uuid), and(newcomer, 'query', 'link')],
  ['an emailed link that a mail program has changed', linked(60_000, undefined, '&roundTrip=1'), and(newcomer, 'query', 'message')],
  ['an emailed link without an account', linked(60_000, 'maya'), and(newcomer, 'query')],
  ['an emailed link that has expired', linked(-60_000), and(newcomer, 'query')],
])('includes in the facts of the early script %s', (_name, situation, known) => expect(factsOf(situation)).toEqual({ known, unknown: [] }));

it.each<[string, Situation, readonly Fact[], readonly Fact[]]>([
  ['registration, if only the address forbids it', { address: '/error?allow_registration=false' }, ['query'], ['mayRegister']],
  ['proofing, if only the address asks for less', { address: '/error?vtr=["P5"]' }, ['query'], ['proofAsked']],
  ['a sign-in that the browser has handed over, after Back', handedOver('back_forward'), [], ['session', 'token']],
  ['several sessions', { cookies: [session(), session({ session_id: 'b' })] }, [], ['session', 'token', 'mayRegister', 'proofAsked']],
])('leaves to the app %s', (_name, situation, added, unknown) =>
  expect(factsOf(situation)).toEqual({ known: but(newcomer, unknown, added), unknown }),
);

const shown = (root: HTMLElement) => [root.textContent, root.dataset.path, document.title];

it('shows the usual view if its conditions are true', () =>
  expect(shown(open({ usual: ['!session', '!stored'], other: ['!session'] }))).toEqual(['Usual', '/error', 'Usual title']));

it('shows the other view, with its title and at its address, if only its conditions are true', () => {
  const root = open({ usual: ['session'], other: ['!session'] }, { address: '/error?client_id=a' });
  expect(shown(root)).toEqual(['Other', '/login', 'Other title']);
  expect(window.location.pathname + window.location.search).toBe('/login?client_id=a');
});

it.each<[string, Views]>([
  ['if no conditions are true', { usual: ['session'] }],
  ['in the document of another address', { at: '/login', usual: [] }],
  ['in a document without a view', {}],
])('shows the layout and queues no click %s', (_when, views) => {
  expect(shown(open(views))).toEqual(['Loading', undefined, 'NHS login']);
  expect(window.earlyEvents).toBeUndefined();
});

it('shows the layout, and reads no cookie, while the browser prerenders the document', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'));
  expect(open({ usual: [] }).textContent).toBe('Loading');
  expect(vi.spyOn(document, 'cookie', 'get')).not.toHaveBeenCalled();
});

it.each(['/Error', '//error/', '/error/'])('shows the same first view at any spelling of its address: %s', (address) => {
  expect(open({ usual: [] }, { address: `${window.location.origin}${address}` }).textContent).toBe('Usual');
  expect(window.location.pathname).toBe('/error');
});

it('shows at the root the first view of the target page, at its address with the query and the anchor', () => {
  open({ at: '/login', usual: [] }, { address: '/?client_id=a#maincontent', state: { idx: 3 } });
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe('/login?client_id=a#maincontent');
  expect(window.history.state).toEqual({ idx: 3 });
});

it.each([
  ['no choice', [], true],
  ['a choice', [chosen({ hasSeenBanner: true, hasAcceptedOptionalCookies: true })], false],
])('contains the cookie banner in the first view only before an answer: %s', (_name, cookies, contained) => {
  const root = open({ usual: [], markup: '<section class="app-cookie-banner">Cookies</section>Page' }, { cookies });
  expect(root.querySelector('.app-cookie-banner') !== null).toBe(contained);
});

describe('submissions queued before hydration', () => {
  const form = (mark: string) => `<div ${mark}><form><button>Agree</button></form></div>`;

  /** Submits the form of a document so long after its first paint. Returns whether the submission is queued. */
  function submitted(mark: string, { paintedAt, at }: { paintedAt?: number; at: number }) {
    const root = open({ usual: [], markup: form(mark) });
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
