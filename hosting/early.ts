import { canonicalSpelling } from '@/canonical-path';
import { DOUBLE_CLICK_MS } from '@/limits-and-durations';
import { hasEarlierEntry, navigationState } from '@/history';
import { inHealthApp } from '@/session/browser';
import { startClock } from '@/session/clock';
import { hasExpired, linkParts } from '@/session/emailed-link';
import { holdsOwnToken } from '@/session/identity-token';
import { allowsRegistration, asksForProof, type OidcParameters } from '@/session/oidc-parameters';
import { cookiePreference } from '@/session/optional-cookies';
import { readRoundTrips, withoutMarker } from '@/session/round-trips';
import { authorizationCookies, handOverOf, sessionIdOf } from '@/session/session';
import { anythingStored, fingerprint } from '@/session/storage-entry';
import type { Fact } from './first-views';

const plainEmail = /^[a-z0-9_.+-]+(@|%40)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * Whether a query is that of a reset link which has not expired, as the service writes it. The app also reads what mail programs make of a
 * link.
 */
function isPlainLink(search: string): boolean {
  const [, username = '', code = '', expiry = ''] = /^\?username=([^&]+)&code=([^&]+)&expiry=([^&]+)$/.exec(search) ?? [];
  startClock();
  const known = linkParts.uuid.test(username) || plainEmail.test(username);
  return known && linkParts.code.test(code) && linkParts.expiry.test(expiry) && !hasExpired({ expiry: Number(expiry) });
}

/**
 * Reads the facts of this document, by the rules of the app. Functions, because most documents need few of them, and the first access to a
 * storage delays the first paint. Neither a fact that is undefined nor its opposite is true: several cookies, or parameters of the address,
 * leave the decision to the app.
 */
function factsOf({ search }: Location): Record<Fact, () => boolean | undefined> {
  const [cookie = {}, another] = authorizationCookies();
  const id = sessionIdOf(cookie);
  const handedOver = () => id !== '' && handOverOf(fingerprint(id)) !== undefined;
  const session = () => (another || !navigator.cookieEnabled || handedOver() ? undefined : id !== '');
  const inCookie = (name: string, read: (parameters: OidcParameters) => boolean) =>
    another || (cookie[name] === undefined && new URLSearchParams(search).has(name)) ? undefined : read(cookie);
  return {
    session,
    token: () => {
      startClock();
      return session() && holdsOwnToken(cookie);
    },
    stored: anythingStored,
    message: () => Boolean(navigationState()) || readRoundTrips().taken.length > 0 || withoutMarker(search) !== search,
    query: () => search !== '',
    link: () => isPlainLink(search),
    earlierEntry: hasEarlierEntry,
    mayRegister: () => inCookie('allow_registration', allowsRegistration),
    proofAsked: () => inCookie('vtr', ({ vtr }) => asksForProof(vtr)),
    cookiesAsked: () => navigator.cookieEnabled && !cookiePreference().hasSeenBanner,
    healthApp: inHealthApp,
  };
}

const { documentElement: html } = document;
const rootElement = () => document.getElementById('root') as HTMLElement;

/**
 * The view for this address and visitor. None if only the app knows it, and while the browser prerenders the document, which may never be
 * shown, or to another user.
 */
function chooseView(): 'usual' | 'other' | undefined {
  const here = canonicalSpelling(location.pathname);
  // Hosts answer the root with the document of the page that it redirects to.
  if (document.prerendering || (here !== html.dataset.at && here !== '/')) return undefined;
  const facts = factsOf(location);
  // Hidden until the banner has been parsed and can be removed.
  if (!facts.cookiesAsked()) html.dataset.cookiesAnswered = '';
  const holds = (condition: string) => facts[condition.replace('!', '') as Fact]() === !condition.startsWith('!');
  return (['usual', 'other'] as const).find((name) => html.dataset[name]?.split(' ').every((one) => !one || holds(one)));
}

/** Replaces the usual view, which the document contains and has hidden, by the other one or by the layout. */
function showTemplate(root: HTMLElement, selector: string) {
  const template = document.querySelector<HTMLTemplateElement>(selector);
  if (!template) return;
  const { path, title = '' } = template.dataset;
  root.textContent = '';
  root.append(template.content);
  document.title = title;
  if (path) root.dataset.path = path;
  else delete root.dataset.path;
}

/** Completes the view when the document has been parsed, before the app's script runs. */
function finishView(view: ReturnType<typeof chooseView>) {
  const root = rootElement();
  if (view !== 'usual') showTemplate(root, view ? 'template[data-path]' : 'template:not([data-path])');
  if ('cookiesAnswered' in html.dataset) root.querySelector('.app-cookie-banner')?.remove();
  delete html.dataset.cookiesAnswered;
  html.dataset.view = view ?? 'layout';
  for (const template of document.querySelectorAll('template[data-title]')) template.remove();
  const { path } = root.dataset;
  const { pathname, search, hash } = location;
  // The root, another spelling, or an address from which a guard redirects this visitor.
  if (path && pathname !== path) history.replaceState(history.state, '', path + search + hash);
}

/** Queues clicks and submissions until the app can handle them. Reloads the document for them if the app's script fails to load. */
function queueEvents() {
  const queued: HTMLElement[] = [];
  let scriptFailed = false;
  const queue = (event: Event) => {
    const target = event.target as HTMLElement;
    const element = event.type === 'submit' ? target : target.closest<HTMLElement>('button[type=button]');
    if (!element) return;
    event.preventDefault();
    // React hydrates immediately for an event that reaches it, and would handle the event a second time.
    event.stopPropagation();
    // The user cannot have read this form yet (`src/journeys/consent/agree-form.tsx`). Without a paint entry the same is assumed.
    if (element.closest('[data-just-shown]')) {
      const [paint] = performance.getEntriesByType('paint');
      if (!paint || event.timeStamp - paint.startTime < DOUBLE_CLICK_MS) return;
    }
    if (scriptFailed) location.reload();
    queued.push(element);
    rootElement().setAttribute('aria-busy', 'true');
  };
  const onScriptError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    scriptFailed = true;
    if (queued.length > 0) location.reload();
  };
  document.addEventListener('submit', queue, true);
  document.addEventListener('click', queue, true);
  window.addEventListener('error', onScriptError, true);
  // For `src/delivery/early-view.ts`.
  window.earlyEvents = {
    take: () => {
      document.removeEventListener('submit', queue, true);
      document.removeEventListener('click', queue, true);
      window.removeEventListener('error', onScriptError, true);
      rootElement().removeAttribute('aria-busy');
      return queued.splice(0);
    },
  };
}

const view = chooseView();
if (view === 'usual') html.dataset.view = view;
if (view) queueEvents();
document.addEventListener('readystatechange', () => finishView(view), { once: true });
