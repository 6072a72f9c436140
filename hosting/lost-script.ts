import { minifySync } from 'vite';

/** How long the app's own script may take, in milliseconds. `src/styles/_lost-words.scss` says the same. */
const LATE_MS = 10_000;

/* Runs in the browser before all else, as text: it may use nothing from outside itself, and no syntax that is younger than modules. */
function lost(lateMs: number) {
  const show = () => {
    const words = document.getElementById('lost');
    const root = document.getElementById('root');
    // The script was lost before the words had come, or the app has started and taken them away.
    if (!words || !root) return void (document.readyState === 'loading' && document.addEventListener('readystatechange', show));
    const [header, , link, email] = words.querySelectorAll<HTMLElement>('header, p');
    const { pathname, search } = location;
    if (search && /^\/+reset\//i.test(pathname)) {
      // For `src/delivery/lost-words.ts`: it may be late, and not lost.
      window.emailedQuery = search;
      history.replaceState(history.state, '', pathname);
      if (link && email) email.hidden = !(link.hidden = true);
    }
    // A view that came with the document has a header of its own; a spinner would say that something comes.
    const shown = Boolean(root.dataset.path);
    root.hidden = !shown;
    if (header) header.hidden = shown;
    words.hidden = false;
  };
  const onError = (event: ErrorEvent) => {
    const { src } = event.target as HTMLScriptElement;
    if (!/\/assets\/[^/]+\.js/.test(src || event.filename)) return;
    show();
    // The cached copy may be damaged: a reload would reuse it.
    if (src) fetch(src, { cache: 'reload' }).catch(() => undefined);
  };
  window.addEventListener('error', onError, true);
  setTimeout(show, lateMs);
}

/**
 * The inline script in the head of every page: where the app's own script is lost, changed, broken or late, it shows the words that stand
 * in the page for that, and takes the query of a reset link, which carries a code, out of the address bar.
 */
export function lostScript(): string {
  return minifySync('lost.js', `(${lost.toString()})(${LATE_MS})`, { compress: { target: 'es2015' } }).code.trim();
}
