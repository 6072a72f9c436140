// Runs unchanged in the browser, at the bottom of the app's pages.
import { button, fill, labelled, part, post } from './dock-parts.browser.js';

/** @typedef {import('./dock').DockState} State */

/** On a narrow window the dock would cover half of the page. */
const narrow = matchMedia('(max-width: 639px)').matches;

let state = await read();

async function read() {
  /** @type {State} */
  const { folded = narrow, ...rest } = await (await fetch('/mock/dock.json')).json();
  return { folded, ...rest };
}

const feedback = part('p', { className: 'feedback' });
feedback.setAttribute('role', 'status');
/** @type {ReturnType<typeof setTimeout>} */
let over;

/** Shows a text for five seconds, because it does not concern the next page. @param {string} text */
function showFeedback(text) {
  feedback.textContent = text;
  clearTimeout(over);
  over = setTimeout(() => feedback.replaceChildren(), 5000);
}

async function copy() {
  const text = state.message?.code ?? state.message?.link ?? '';
  try {
    await navigator.clipboard.writeText(text);
    showFeedback('Copied');
  } catch {
    showFeedback('This browser does not let the dock copy here');
  }
}

const noField = 'This page has no field for it';
const fillCode = async () => showFeedback((await fill({ otp: state.message?.code ?? '' })) ? 'Filled in' : noField);
const fillDetails = async () => showFeedback((await fill(state.typed)) ? 'Filled in' : noField);

async function later(/** @type {number} */ minutes) {
  await post('/mock/clock', { advanceSeconds: minutes * 60 });
  await refresh();
  showFeedback(`The server's clock is ${minutes} minutes further`);
}

const options = (/** @type {State['personas']} */ choices, /** @type {string} */ none) =>
  [...(none ? [{ id: '', label: none }] : []), ...choices].map(({ id, label }) => new Option(id ? `${id}: ${label}` : label, id));

const persona = part('select', {}, ...options(state.personas, ''));
const failure = part('select', {}, ...options(state.scenarios, 'Nothing'));
failure.addEventListener('change', async () => {
  await post('/mock/scenario', { id: failure.value });
  showFeedback(failure.value ? 'In force from the next call on' : 'Nothing fails any more');
});

async function restart() {
  await post('/mock/reset');
  const query = new URLSearchParams({ persona: persona.value, scenario: failure.value, dock: 'open' });
  location.assign(`/mock/start?${query}`);
}

const nobody = part('p', { className: 'nobody' }, 'Nobody is logging in. ', part('a', { href: '/mock' }, 'Start at /mock'));
const message = part('p', { className: 'message' });
const clock = part('span', { className: 'clock' });
const copying = button('Copy', copy, 'Copy the code or link');
const filling = button('Fill in', fillCode, 'Fill in the code');
const link = part('a', {}, 'Open the link');

const row = (/** @type {Node[]} */ ...children) => part('div', { className: 'row' }, ...children);
const advances = Object.entries({ '+5 min': 5, '+15 min': 15, '+1 h': 60 }).map(([text, minutes]) => button(text, () => later(minutes)));
const content = part(
  'div',
  { id: 'content', className: 'content' },
  row(message, copying, filling, link),
  row(labelled('Persona', persona), button('Fill in', fillDetails, 'Fill in their details'), button('Restart', restart)),
  row(labelled('What fails', failure), clock, ...advances),
);
const fold = button(
  'Mock',
  async () => {
    state.folded = !state.folded;
    show();
    await post('/mock/dock', { folded: state.folded });
  },
  'Mock dock',
);
fold.className = 'fold';
fold.setAttribute('aria-controls', 'content');

function show() {
  const { message: newest, folded, loggingIn, now } = state;
  nobody.hidden = loggingIn;
  content.hidden = folded;
  fold.setAttribute('aria-expanded', String(!folded));
  message.textContent = newest ? `${newest.kind} to ${newest.to}: ${newest.text}` : 'No messages yet';
  copying.hidden = !newest?.code && !newest?.link;
  filling.hidden = !newest?.code;
  link.hidden = !newest?.link;
  link.href = newest?.link ?? '';
  clock.textContent = `${new Date(now).toISOString().slice(11, 16)} UTC`;
}

async function refresh() {
  const { persona: before } = state;
  // The page may unload meanwhile, or the server restart.
  state = await read().catch(() => state);
  // The user may have changed to an older account.
  if (state.persona !== before) persona.value = state.persona;
  show();
}

const aboveDock = new CSSStyleSheet();
document.adoptedStyleSheets = [aboveDock];

/** The app's page and its status messages end above the dock, and the dock does not cover the focused element. @param {HTMLElement} host */
function reserveSpace(host) {
  const height = `${host.offsetHeight}px`;
  aboveDock.replaceSync(`.app-status { bottom: ${height} }`);
  document.body.style.paddingBottom = height;
  // Reserves as much space for a status message as the app's own sheet does.
  document.documentElement.style.scrollPaddingBottom = `calc(6em + ${height})`;
}

function appear() {
  const host = part('aside', { id: 'mock-dock', ariaLabel: 'Mock dock' });
  const root = host.attachShadow({ mode: 'open' });
  const style = part('link', { rel: 'stylesheet', href: '/mock/dock.css' });
  host.hidden = true;
  style.addEventListener('load', () => (host.hidden = false));
  root.append(style, row(fold, nobody, feedback), content);
  document.body.append(host);
  new ResizeObserver(() => reserveSpace(host)).observe(host);
  persona.value = state.persona;
  failure.value = state.scenario;
  show();
  // Refreshes after each call of the app, and when the user returns from another tab.
  const isCall = (/** @type {PerformanceEntry} */ { name }) => new URL(name).pathname.startsWith('/api/');
  new PerformanceObserver((list) => list.getEntries().some(isCall) && void refresh()).observe({ type: 'resource' });
  document.addEventListener('visibilitychange', () => void refresh());
}

// The iframes of the gallery show only the app's page.
if (parent === window) appear();
