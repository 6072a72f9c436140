import { canonicalSpelling } from '@/canonical-path';
import { DOUBLE_CLICK_MS } from '@/constants';
import { hasEarlierEntry, navigationState } from '@/history';
import { readParameters } from '@/session/arrival';
import { startClock } from '@/session/clock';
import { hasExpired, linkParts } from '@/session/emailed-link';
import { fingerprint } from '@/session/fingerprint';
import { handOverOf } from '@/session/hand-over';
import { inHealthApp } from '@/session/health-app';
import { holdsOwnToken } from '@/session/identity-token';
import { allowsRegistration, fitting } from '@/session/oidc-parameters';
import { cookiePreference } from '@/session/optional-cookies';
import { readRoundTrips, withoutMarker } from '@/session/round-trips';
import { authorizationCookie, sessionIdOf } from '@/session/session';
import { anythingStored } from '@/session/storage-entry';
import { asksForProof } from '@/session/vector-of-trust';
import type { Fact } from './facts';

const plainEmail = /^[a-z0-9_.+-]+(@|%40)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * Whether a query is that of a reset link which has not expired, as the service writes it. The app also reads what mail programs make of a
 * link.
 */
function isPlainLink(search: string): boolean {
  const [, username = '', code = '', expiry = ''] = /^\?username=([^&]+)&code=([^&]+)&expiry=([^&]+)$/.exec(search) ?? [];
  const known = linkParts.uuid.test(username) || plainEmail.test(username);
  return known && linkParts.code.test(code) && linkParts.expiry.test(expiry) && !hasExpired({ expiry: Number(expiry) });
}

/** The facts of this document, by the rules of the app. */
function findFacts(): Record<Fact, boolean> {
  const { search } = location;
  startClock();
  const cookie = authorizationCookie();
  const id = sessionIdOf(cookie);
  const session = id !== '' && !handOverOf(fingerprint(id));
  const token = session && holdsOwnToken(cookie);
  const parameters = readParameters(search);
  const oidc = { ...fitting(parameters), ...parameters.fromCookie };
  const proofAsked = asksForProof(oidc.vtr);
  const healthApp = inHealthApp();
  return {
    session,
    noSession: id === '' && navigator.cookieEnabled,
    token,
    noToken: !token,
    fresh: !anythingStored(),
    calm: !navigationState() && readRoundTrips().taken.length === 0 && withoutMarker(search) === search,
    mayRegister: allowsRegistration(oidc),
    plain: search === '',
    link: isPlainLink(search),
    first: !hasEarlierEntry(),
    unasked: navigator.cookieEnabled && !cookiePreference().hasSeenBanner,
    proofAsked,
    noProofAsked: !proofAsked,
    healthApp,
    otherDevice: !healthApp,
  };
}

/** Shows the first view that is right for this address and visitor, or else the layout with a spinner, and removes the templates. */
function showView(root: HTMLElement) {
  const { pathname, search, hash } = location;
  const here = canonicalSpelling(pathname);
  const facts = findFacts();
  const views = document.querySelectorAll<HTMLTemplateElement>('template[data-title]');
  for (const { content, dataset } of views) {
    const { at, path, needs = '', title = '' } = dataset;
    if (at && here !== at && here !== '/') continue;
    if (!needs.split(' ').every((fact) => !fact || facts[fact as Fact])) continue;
    if (!facts.unasked) content.querySelector('.app-cookie-banner')?.remove();
    root.append(content);
    document.title = title;
    if (path) root.dataset.path = path;
    // A guard sends this visitor to another page.
    if (path && pathname !== path) history.replaceState(history.state, '', path + search + hash);
    break;
  }
  for (const view of views) view.remove();
}

/** Queues clicks and submissions until the app can handle them. Reloads the document for them if the app's script fails to load. */
function queueEvents(root: HTMLElement) {
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
    root.setAttribute('aria-busy', 'true');
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
      root.removeAttribute('aria-busy');
      return queued.splice(0);
    },
  };
}

const root = document.getElementById('root');
if (root) {
  showView(root);
  if (root.dataset.path) queueEvents(root);
}
