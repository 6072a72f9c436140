import { pageVisit } from '@/outcome/page-visit';
import { forgetInput, restoreInput } from './early-input';

declare global {
  interface Window {
    /** Events that the inline script of a prerendered page has held. The property exists until the page is hydrated. */
    earlyEvents?: { take: () => HTMLElement[] };
  }
}

const hydratedForms = new WeakSet<HTMLFormElement>();

/** What the user has clicked and submitted in a form before it was hydrated, and the visit of its page. */
const waiting = new Set<HTMLElement>();
let visit: AbortSignal | undefined;

const root = () => document.getElementById('root');
const endWait = () => root()?.removeAttribute('aria-busy');

/** A button that the user clicked, or the one that has taken its place: hydration may have replaced the markup. */
const inDocument = (clicked: HTMLElement) =>
  clicked.isConnected ? clicked : [...document.querySelectorAll('button')].find(({ textContent }) => textContent === clicked.textContent);

function perform(element: HTMLElement, form: HTMLFormElement | null) {
  if (!(element instanceof HTMLFormElement)) inDocument(element)?.click();
  // Not requestSubmit: the oldest browsers that we build for do not have it.
  else form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

function waitForForm(element: HTMLElement) {
  waiting.add(element);
  visit = pageVisit();
  root()?.setAttribute('aria-busy', 'true');
  // The next page has no part in it.
  visit.addEventListener('abort', endWait);
}

/** Holds clicks and the submission in a form that is not hydrated yet. The browser would post the form to this address. */
function hold(event: Event) {
  const target = event.target as HTMLElement;
  const element = event.type === 'submit' ? target : target.closest<HTMLElement>('form button[type=button]');
  if (!element) return;
  event.preventDefault();
  event.stopPropagation();
  waitForForm(element);
}

/** Marks a form as hydrated, and performs what the user did in it before. A form may hydrate later than its page. */
export function formHydrated(form: HTMLFormElement) {
  hydratedForms.add(form);
  document.removeEventListener('submit', hold, true);
  document.removeEventListener('click', hold, true);
  restoreInput();
  forgetInput();
  const elements = visit?.aborted === false ? [...waiting] : [];
  waiting.clear();
  if (!window.earlyEvents) endWait();
  for (const element of elements) perform(element, form);
}

/** Forgets what the user clicked on a view that this script replaces. */
export function dropEarlyEvents() {
  window.earlyEvents?.take();
  delete window.earlyEvents;
}

/** Performs, once, what the user clicked and submitted before hydration. */
export function performEarlyEvents() {
  const prerendered = window.earlyEvents !== undefined;
  const held = window.earlyEvents?.take() ?? [];
  delete window.earlyEvents;
  restoreInput();
  const form = document.querySelector<HTMLFormElement>('main form');
  const waits = form !== null && !hydratedForms.has(form);
  if (waits) {
    document.addEventListener('submit', hold, true);
    document.addEventListener('click', hold, true);
  } else if (prerendered) forgetInput();
  for (const element of held) {
    if (waits && element.closest('form')) waitForForm(element);
    else perform(element, form);
  }
}
