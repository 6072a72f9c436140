import { minifySync } from 'vite';

/** How long the app's own script may take, in milliseconds. `src/styles/_boot-error.scss` says the same. */
const LATE_MS = 10_000;

/* Runs in the browser before all else, as text: it may use nothing from outside itself, and no syntax that is younger than modules. */
function lost(lateMs: number) {
  /** The browser does not know the syntax of the app's script. */
  let tooOld = false;
  const show = () => {
    const words = document.getElementById('boot-error');
    const root = document.getElementById('root');
    // The script was lost before the words had come, or the app has started and taken them away.
    if (!words || !root) return void (document.readyState === 'loading' && document.addEventListener('readystatechange', show));
    const [header, , link, email] = words.querySelectorAll<HTMLElement>('header, p');
    const { pathname, search } = location;
    if (search && /^\/+reset\//i.test(pathname)) {
      // For `src/delivery/boot-error.ts`: it may be late, and not lost.
      window.emailedQuery = search;
      history.replaceState(history.state, '', pathname);
      if (link && email) email.hidden = !(link.hidden = true);
    }
    // A view that came with the document has a header of its own; a spinner would say that something comes.
    const shown = Boolean(root.dataset.path);
    root.hidden = !shown;
    if (header) header.hidden = shown;
    words.hidden = false;
    if (!tooOld) return;
    // As the script of `index.html` for browsers without modules.
    const [, late, message] = words.children as unknown as HTMLElement[];
    if (!late || !message) return;
    late.hidden = true;
    message.hidden = false;
    document.title = `${(message.firstElementChild as Element).textContent} - NHS login`;
  };
  const onError = (event: ErrorEvent) => {
    const { src } = event.target as HTMLScriptElement;
    if (!/\/assets\/[^/]+\.js/.test(src || event.filename)) return;
    if (event.error instanceof SyntaxError) tooOld = true;
    show();
    // The cached copy may be damaged: a reload would reuse it.
    if (src) fetch(src, { cache: 'reload' }).catch(() => undefined);
  };
  window.addEventListener('error', onError, true);
  setTimeout(show, lateMs);
}

/* Runs in the browser too, after each chance of the above to show its words: with them it reports, once. As the app does: without cookies,
 * and only an address of which the document knows that it is the service's. */
function told(lateMs: number, url: string) {
  let sent = false;
  const tell = () => {
    const words = document.getElementById('boot-error');
    const root = document.getElementById('root');
    if (sent || !words || words.hidden) return;
    sent = true;
    const body = JSON.stringify({
      build: document.documentElement.dataset.build || 'unknown',
      address: (root && root.dataset.path) || 'other',
      event: 'notStarted',
      sentence: 'The app did not start',
    });
    fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(() => undefined);
  };
  window.addEventListener('error', tell, true);
  document.addEventListener('readystatechange', tell);
  setTimeout(tell, lateMs);
}

/**
 * The inline script in the head of every page: where the app's own script is lost, changed, broken or late, it shows the words that stand
 * in the page for that, and takes the query of a reset link, which carries a code, out of the address bar. `reportsUrl`: where it reports that; empty: nowhere.
 */
export function bootErrorScript(reportsUrl = ''): string {
  const telling = reportsUrl ? `(${told.toString()})(${LATE_MS},${JSON.stringify(reportsUrl)})` : '';
  return minifySync('lost.js', `(${lost.toString()})(${LATE_MS});${telling}`, { compress: { target: 'es2015' } }).code.trim();
}
