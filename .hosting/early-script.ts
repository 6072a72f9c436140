import { minifySync } from 'vite';

/** What the script below leaves for the app (`src/app/early-presses.ts`). */
type EarlyWindow = Window & { earlyPresses?: { take: () => HTMLElement[] } };

/* Runs in the browser while the page is being read, as text: it may use nothing from outside itself. */
function early() {
  const root = document.getElementById('root');
  const held: HTMLElement[] = [];
  let scriptLost = false;
  if (!root) return;

  const shownToThisPerson = () => {
    const cookies = decodeURIComponent(document.cookie);
    const mayRegister = !/allow_registration"?[:=]\s*"?false/.test(cookies + location.search);
    const { path } = root.dataset;
    const here = location.pathname === path || location.pathname === '/';
    const sentHereWith = (history.state as { usr?: unknown } | null)?.usr;
    if (!/"session_id":\s*"[^"]/.test(cookies) || !mayRegister || sentHereWith || !here) return false;
    if (/"hasSeenBanner":\s*true/.test(cookies)) root.querySelector('.app-cookie-banner')?.remove();
    // The root is answered by the page that it leads to.
    if (location.pathname !== path) history.replaceState(history.state, '', path + location.search);
    return true;
  };
  try {
    if (!shownToThisPerson()) return;
  } catch {
    return;
  }

  const hold = (event: Event) => {
    const target = event.target as HTMLElement;
    const pressed = event.type === 'submit' ? target : target.closest<HTMLElement>('button[type=button]');
    if (!pressed) return;
    event.preventDefault();
    if (scriptLost) location.reload();
    if (!held.includes(pressed)) held.push(pressed);
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
  (window as EarlyWindow).earlyPresses = {
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
 * with a session, at its address, where registration is not refused and no other page has sent them here with a refusal. Then it holds what is pressed until the app can carry it out, and
 * loads the page anew for whoever presses something after the app's own script was lost.
 */
export const earlyScript = () => minifySync('early.js', `(${early.toString()})()`).code.trim();
