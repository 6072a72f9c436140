import { minifySync } from 'vite';

/** The time limit for the app's script, in milliseconds. `src/styles/_boot-error.scss` repeats it. */
const LATE_MS = 10_000;

/**
 * Converted to text, and runs in the browser before every other script. So it may use nothing from its scope, and no syntax newer than
 * modules.
 */
function showOnFailure(lateMs: number) {
  /** The browser does not support the syntax of the app's script. */
  let tooOld = false;
  const show = () => {
    const bootError = document.getElementById('boot-error');
    const root = document.getElementById('root');
    // Either the message is not parsed yet, or the app has started and removed it.
    if (!bootError || !root) return void (document.readyState === 'loading' && document.addEventListener('readystatechange', show));
    const [header, , link, email] = bootError.querySelectorAll<HTMLElement>('header, p');
    const { pathname, search } = location;
    if (search && /^\/+reset\//i.test(pathname)) {
      // `src/delivery/boot-error.ts` reads it if the script is only late.
      window.emailedQuery = search;
      history.replaceState(history.state, '', pathname);
      if (link && email) email.hidden = !(link.hidden = true);
    }
    // A prerendered view has its own header. Without one, the spinner is hidden, because nothing is loading.
    const shown = Boolean(root.dataset.path);
    root.hidden = !shown;
    if (header) header.hidden = shown;
    bootError.hidden = false;
    if (!tooOld) return;
    // Repeats the script of `index.html` for browsers without modules.
    const [, late, message] = bootError.children as unknown as HTMLElement[];
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

/**
 * Also converted to text. Reports once that the message is visible. Like the app's own reports, it sends no cookies, and names only the
 * address of a prerendered view, never an address that the user typed.
 */
function reportFailure(lateMs: number, url: string) {
  let sent = false;
  const report = () => {
    const bootError = document.getElementById('boot-error');
    const root = document.getElementById('root');
    if (sent || !bootError || bootError.hidden) return;
    sent = true;
    const body = JSON.stringify({
      build: document.documentElement.dataset.build || 'unknown',
      address: (root && root.dataset.path) || 'other',
      event: 'notStarted',
      sentence: 'The app did not start',
    });
    fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(() => undefined);
  };
  window.addEventListener('error', report, true);
  document.addEventListener('readystatechange', report);
  setTimeout(report, lateMs);
}

/** The inline script in the head of every page. If the app's script fails to load, fails its integrity check, throws or is late, it shows
 * the load-failure message of the page. It also removes the query of a reset link from the address bar, because the query contains a code.
 * With `reportsUrl`, it reports the failure there.
 */
export function bootErrorScript(reportsUrl = ''): string {
  const reporting = reportsUrl ? `(${reportFailure.toString()})(${LATE_MS},${JSON.stringify(reportsUrl)})` : '';
  return minifySync('boot-error.js', `(${showOnFailure.toString()})(${LATE_MS});${reporting}`, {
    compress: { target: 'es2015' },
  }).code.trim();
}
