import { emailedLink } from '@/session/emailed-link';

/** Where a failure is reported. Empty in a script without reports. */
declare const REPORTS_URL: string;
/** Defined in `index.html`, which also calls it in browsers without modules. */
declare function showTooOld(): void;

/** The time limit for the app's script, in milliseconds. `src/styles/_wait.scss` repeats it. */
const LATE_MS = 10_000;

/** The browser does not support the syntax of the app's script. */
let tooOld = false;
let reported = false;

/** Removes a reset link from the address bar, because it contains a code. `src/delivery/boot.ts` reads it if the script is only late. */
function hideLink() {
  const link = emailedLink();
  if (!link) return;
  window.emailedQuery = link.query;
  try {
    history.replaceState(history.state, '', link.path);
  } catch {
    // Safari throws after 100 calls in 30 seconds. The message matters more.
  }
}

/**
 * Reports once that the message is visible. Like the app's own reports, it sends no cookies, and names only the address of a prerendered
 * view, never an address that the user typed.
 */
function report(address = 'other') {
  if (reported) return;
  reported = true;
  const build = document.documentElement.dataset.build || 'unknown';
  const body = JSON.stringify({ build, address, event: 'notStarted', sentence: 'The app did not start' });
  fetch(REPORTS_URL, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(() => undefined);
}

function show() {
  const bootError = document.getElementById('boot-error');
  const root = document.getElementById('root');
  const parsed = bootError && root;
  // The app has started and removed the message.
  if (!parsed && document.readyState !== 'loading') return;
  hideLink();
  if (!parsed) return document.addEventListener('readystatechange', show);
  const [header, , tryAgain, openAgain] = bootError.querySelectorAll<HTMLElement>('header, p');
  if (window.emailedQuery && tryAgain && openAgain) openAgain.hidden = !(tryAgain.hidden = true);
  const { path } = root.dataset;
  // A prerendered view has its own header. Without one, the spinner is hidden, because nothing is loading.
  root.hidden = !path;
  if (header) header.hidden = Boolean(path);
  bootError.hidden = false;
  if (tooOld) showTooOld();
  if (REPORTS_URL) report(path);
}

function handleError({ target, filename, error }: ErrorEvent) {
  const { src } = target as HTMLScriptElement;
  if (!/\/assets\/[^/]+\.js/.test(src || filename)) return;
  if (error instanceof SyntaxError) tooOld = true;
  show();
  // The cached copy may be damaged: a reload would reuse it.
  if (src) fetch(src, { cache: 'reload' }).catch(() => undefined);
}

window.addEventListener('error', handleError, true);
setTimeout(show, LATE_MS);
