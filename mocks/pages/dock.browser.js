// Runs unchanged in the browser. Puts the dock above the app's page, in its flow, so that it covers nothing.
import { typeInto } from './act.browser.js';

/** @typedef {import('./dock').DockState} State */

/** @returns {Promise<State>} */
const read = async () => (await fetch('/mock/dock.json')).json();

let state = await read();

/**
 * Creates an element without markup, which Trusted Types in the app's policy forbid.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name @param {Record<string, unknown>} [properties] @param {(Node | string)[]} children
 */
function part(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const button = (/** @type {string} */ text, /** @type {() => unknown} */ onclick) => part('button', { type: 'button', onclick }, text);

const row = (/** @type {Node[]} */ ...children) => part('div', { className: 'row' }, ...children);

const post = (/** @type {string} */ path, /** @type {unknown} */ body) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** The radio that reveals a field. @param {HTMLInputElement} field */
function choiceOf(field) {
  const { id = 'none' } = field.closest('.nhsuk-radios__conditional') ?? {};
  // The library has the second attribute before its script has run.
  return /** @type {HTMLInputElement | null} */ (document.querySelector(`main [aria-controls="${id}"], main [data-aria-controls="${id}"]`));
}

/** Fills the app's fields by their names, and focuses the first, so that Enter submits. @param {Record<string, string>} typed */
async function fill(typed) {
  const fields = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll('main input'));
  const named = [...fields].filter(({ name, type: kind }) => typed[name] && !/radio|checkbox|hidden/.test(kind));
  const choices = named.map(choiceOf);
  if (!choices.some((choice) => choice?.checked)) {
    // Without a chosen radio, chooses the first that reveals such a field. The click reveals the field.
    choices.find(Boolean)?.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
  const wanted = named.filter((field) => choiceOf(field)?.checked ?? true);
  for (const field of wanted) typeInto(field, typed[field.name] ?? '');
  wanted[0]?.focus();
  feedback.textContent = wanted.length > 0 ? '' : 'This page has no field for it';
}

const feedback = part('span');
feedback.setAttribute('role', 'status');
const message = part('span', { className: 'message' });
const fillCode = button('Fill in the code', () => fill({ otp: state.message?.code ?? '' }));
const link = part('a', {}, 'Open the link');
const fillDetails = button('Fill in their details', () => fill(state.typed));
const failures = [{ id: '', label: 'Nothing' }, ...state.scenarios];
const failure = part('select', {}, ...failures.map(({ id, label }) => new Option(id ? `${id}: ${label}` : label, id)));
failure.addEventListener('change', () => void post('/mock/scenario', { id: failure.value }));
const clock = part('span', { className: 'clock' });
const later = (/** @type {string} */ text, /** @type {number} */ minutes) =>
  button(text, async () => {
    await post('/mock/clock', { advanceSeconds: minutes * 60 });
    await refresh();
  });

function show() {
  const { message: newest, now, persona, scenario } = state;
  message.textContent = newest ? `${newest.kind} to ${newest.to}: ${newest.text}` : 'No messages yet';
  fillCode.hidden = !newest?.code;
  link.hidden = !newest?.link;
  link.href = newest?.link ?? '';
  fillDetails.title = persona;
  failure.value = scenario;
  clock.textContent = `${new Date(now).toISOString().slice(11, 16)} UTC`;
}

async function refresh() {
  // The page may unload meanwhile, or the server restart.
  state = await read().catch(() => state);
  show();
}

function appear() {
  const host = part('aside', { id: 'mock-dock', ariaLabel: 'Mock dock' });
  host
    .attachShadow({ mode: 'open' })
    .append(
      part('link', { rel: 'stylesheet', href: '/mock/dock.css' }),
      row(part('a', { href: '/mock' }, 'Start at /mock'), message, fillCode, link, fillDetails, feedback),
      part(
        'details',
        {},
        part('summary', {}, 'Failures and clock, ', clock),
        row(part('label', {}, 'What fails ', failure), later('+5 min', 5), later('+15 min', 15), later('+1 h', 60)),
      ),
    );
  document.body.prepend(host);
  show();
  // Refreshes after each call of the app, and when the user returns from another tab.
  const isCall = (/** @type {PerformanceEntry} */ { name }) => new URL(name).pathname.startsWith('/api/');
  new PerformanceObserver((list) => list.getEntries().some(isCall) && void refresh()).observe({ type: 'resource' });
  document.addEventListener('visibilitychange', () => void refresh());
}

// The frame of the gallery shows only the app's page.
if (parent === window) appear();
