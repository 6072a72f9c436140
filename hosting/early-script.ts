import { minifySync } from 'vite';
import { DOUBLE_CLICK_MS } from '../src/constants.ts';
import { cookieNames } from '../src/session/cookie-names.ts';
import { detoursKey } from '../src/session/storage-keys.ts';
import { KEY_PREFIX } from '../src/state/storage/stored.ts';
import type { Fact } from './facts.ts';

type Names = Pick<typeof cookieNames, 'authorization' | 'identityToken' | 'preference'> & { prefix: string; detours: string };

/* Runs in the browser while the page is being read, as text: it may use nothing from outside itself. */
function early(names: Names, doubleClickMs: number) {
  const root = document.getElementById('root');
  if (!root) return;
  const held: HTMLElement[] = [];
  let scriptLost = false;
  let cookies = '';
  let kept = false;
  let sentRound = false;
  try {
    cookies = document.cookie;
    kept = Object.keys(localStorage).some((key) => key.startsWith(names.prefix));
    sentRound = sessionStorage.getItem(names.detours) !== null;
  } catch {
    // Blocked: nothing is there, and the app says so where it matters.
  }
  const text = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1] ?? '';
  const written = (name: string): Record<string, unknown> => {
    try {
      return Object(JSON.parse(decodeURIComponent(text(name))));
    } catch {
      return {};
    }
  };
  const { pathname, search, hash } = location;
  const { session_id: id, allow_registration: allowed, vtr = new URLSearchParams(search).get('vtr') } = written(names.authorization);
  const { hasSeenBanner = true, hasAcceptedOptionalCookies } = written(names.preference);
  const { usr, idx } = (history.state ?? {}) as { usr?: unknown; idx?: number };
  const session = typeof id === 'string' && /^[!-~]+$/.test(id);
  const token = session && text(names.identityToken) !== '';
  const healthApp = /nhsapp-(android|ios)/i.test(navigator.userAgent);
  const [, until] = /^\?username=[^&]+&code=\d{6}&expiry=(\d{13})$/.exec(search) ?? [];
  const vectors = String(vtr ?? '').match(/[\w.]+/g) ?? [];
  const proofAsked = vectors.every((vector) => /(^|\.)P9(\.|$)/.test(vector));
  const chosen = hasSeenBanner === true && typeof hasAcceptedOptionalCookies === 'boolean';
  const facts: Record<Fact, boolean> = {
    session,
    noSession: !session && navigator.cookieEnabled,
    token,
    noToken: !token,
    fresh: !kept,
    calm: !usr && !sentRound && !/[?&]detour=/.test(search),
    mayRegister: allowed !== 'false' && !/allow_registration=false/.test(search),
    plain: search === '',
    link: Number(until) > Date.now(),
    first: !idx,
    unasked: !chosen,
    proofAsked,
    noProofAsked: !proofAsked,
    healthApp,
    otherDevice: !healthApp,
  };
  const here = pathname
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');

  const views = document.querySelectorAll<HTMLTemplateElement>('template[data-title]');
  for (const { content, dataset } of views) {
    const { at, path, needs = '', title = '' } = dataset;
    if (at && here !== at && here !== '/') continue;
    if (!needs.split(' ').every((fact) => !fact || facts[fact as Fact])) continue;
    if (chosen) content.querySelector('.app-cookie-banner')?.remove();
    root.append(content);
    document.title = title;
    if (path) root.dataset.path = path;
    // The address of the page that it leads to.
    if (path && pathname !== path) history.replaceState(history.state, '', path + search + hash);
    break;
  }
  for (const view of views) view.remove();
  if (!root.dataset.path) return;

  const hold = (event: Event) => {
    const target = event.target as HTMLElement;
    const pressed = event.type === 'submit' ? target : target.closest<HTMLElement>('button[type=button]');
    if (!pressed) return;
    event.preventDefault();
    // React hydrates at once for a press that it sees, and would answer it a second time.
    event.stopPropagation();
    // A form that nobody has had the time to see (`src/journeys/consent/agree-form.tsx`), also where no paint is known. The user clicks again.
    if (pressed.closest('[data-just-shown]')) {
      const [paint] = performance.getEntriesByType('paint');
      if (!paint || event.timeStamp - paint.startTime < doubleClickMs) return;
    }
    if (scriptLost) location.reload();
    held.push(pressed);
    root.setAttribute('aria-busy', 'true');
  };
  const lost = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    scriptLost = true;
    if (held.length > 0) location.reload();
  };
  document.addEventListener('submit', hold, true);
  document.addEventListener('click', hold, true);
  window.addEventListener('error', lost, true);
  // For `src/delivery/early-presses.ts`.
  window.earlyPresses = {
    take: () => {
      document.removeEventListener('submit', hold, true);
      document.removeEventListener('click', hold, true);
      window.removeEventListener('error', lost, true);
      root.removeAttribute('aria-busy');
      return held.splice(0);
    },
  };
}

/**
 * The inline script of every document. Shows the first view that was rendered for this address and is right for this visitor, by
 * `hosting/facts.ts`, or else the frame with a spinner. Then it holds the presses on what it shows until the app can carry them out, and
 * loads the document anew for whoever presses something after the app's own script was lost.
 */
export function earlyScript(): string {
  const { authorization, identityToken, preference } = cookieNames;
  const names: Names = { authorization, identityToken, preference, prefix: KEY_PREFIX, detours: detoursKey };
  return minifySync('early.js', `(${early.toString()})(${JSON.stringify(names)},${DOUBLE_CLICK_MS})`).code.trim();
}
