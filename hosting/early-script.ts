import { minifySync } from 'vite';
import { cookieNames } from '../src/session/cookie-names.ts';

/* Runs in the browser while the page is being read, as text: it may use nothing from outside itself. */
function early(names: Pick<typeof cookieNames, 'authorization' | 'preference'>) {
  const root = document.getElementById('root');
  const held: HTMLElement[] = [];
  let scriptLost = false;
  if (!root) return;

  let cookies = '';
  try {
    cookies = document.cookie;
  } catch {
    // Blocked; the app says so.
    return;
  }
  const written = (name: string): Record<string, unknown> => {
    const [, value = '{}'] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies) ?? [];
    try {
      return Object(JSON.parse(decodeURIComponent(value)));
    } catch {
      return {};
    }
  };
  const { session_id: session, allow_registration: mayRegister } = written(names.authorization);
  const { hasSeenBanner = true, hasAcceptedOptionalCookies } = written(names.preference);
  const { path = '' } = root.dataset;
  const here = location.pathname
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
  const isHere = here === path || here === '/';
  // Nor where somebody comes back from a detour: the page says so.
  const noRegistration = mayRegister === 'false' || /allow_registration=false|[?&]detour=/.test(location.search);
  const sentHereWith = (history.state as { usr?: unknown } | null)?.usr;
  if (typeof session !== 'string' || !/^[!-~]+$/.test(session) || !isHere || noRegistration || sentHereWith) return;
  if (hasSeenBanner === true && typeof hasAcceptedOptionalCookies === 'boolean') root.querySelector('.app-cookie-banner')?.remove();
  // The root is answered by the page that it leads to.
  if (location.pathname !== path) history.replaceState(history.state, '', path + location.search + location.hash);

  const hold = (event: Event) => {
    const target = event.target as HTMLElement;
    const pressed = event.type === 'submit' ? target : target.closest<HTMLElement>('button[type=button]');
    if (!pressed) return;
    event.preventDefault();
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
  root.hidden = false;
}

/**
 * The one inline script, of the pages that are rendered at build time. Shows what was rendered where it is what this person would see:
 * with a session, at its address, where registration is not refused and no other page has sent them here with a refusal. Then it holds
 * what is pressed until the app can carry it out, and loads the page anew for whoever presses something after the app's own script was
 * lost.
 */
export function earlyScript(): string {
  const { authorization, preference } = cookieNames;
  return minifySync('early.js', `(${early.toString()})(${JSON.stringify({ authorization, preference })})`).code.trim();
}
