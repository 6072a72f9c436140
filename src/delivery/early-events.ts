import { pageVisit } from '@/outcome/page-visit';
import { forgetInput, restoreInput } from './early-input';

declare global {
  interface Window {
    /** The events that the inline script of a prerendered page has queued. Deleted when the page is hydrated. */
    earlyEvents?: { take: () => HTMLElement[] };
  }
}

const hydratedForms = new WeakSet<HTMLFormElement>();

/** The elements that the user clicked or submitted in a form before hydration, and the visit of its page. */
const queued = new Set<HTMLElement>();
let visit: AbortSignal | undefined;

const root = () => document.getElementById('root');
const endWait = () => root()?.removeAttribute('aria-busy');

/** The clicked button, or the button that replaced it: hydration may have replaced the markup. */
const inDocument = (clicked: HTMLElement) =>
  clicked.isConnected ? clicked : [...document.querySelectorAll('button')].find(({ textContent }) => textContent === clicked.textContent);

function perform(element: HTMLElement, form: HTMLFormElement | null) {
  if (!(element instanceof HTMLFormElement)) inDocument(element)?.click();
  // The oldest browsers that we build for have no requestSubmit.
  else form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

function waitForForm(element: HTMLElement) {
  queued.add(element);
  visit = pageVisit();
  root()?.setAttribute('aria-busy', 'true');
  // Clicks of a page that the user has left do not apply to the next one.
  visit.addEventListener('abort', endWait);
}

/** Queues clicks and submissions in a form that is not hydrated yet. Otherwise the browser would post the form to this address. */
function queueEvent(event: Event) {
  const target = event.target as HTMLElement;
  const element = event.type === 'submit' ? target : target.closest<HTMLElement>('form button[type=button]');
  if (!element) return;
  event.preventDefault();
  event.stopPropagation();
  waitForForm(element);
}

/** Marks a form as hydrated and performs its queued clicks and submissions. A form may hydrate later than its page. */
export function formHydrated(form: HTMLFormElement) {
  hydratedForms.add(form);
  document.removeEventListener('submit', queueEvent, true);
  document.removeEventListener('click', queueEvent, true);
  restoreInput();
  forgetInput();
  const elements = visit?.aborted === false ? [...queued] : [];
  queued.clear();
  if (!window.earlyEvents) endWait();
  for (const element of elements) perform(element, form);
}

/** Drops the queued clicks on a view that this script replaces. */
export function dropEarlyEvents() {
  window.earlyEvents?.take();
  delete window.earlyEvents;
}

/** Performs, once, the clicks and submissions queued before hydration. */
export function performEarlyEvents() {
  const prerendered = window.earlyEvents !== undefined;
  const elements = window.earlyEvents?.take() ?? [];
  delete window.earlyEvents;
  restoreInput();
  const form = document.querySelector<HTMLFormElement>('main form');
  const waits = form !== null && !hydratedForms.has(form);
  if (waits) {
    document.addEventListener('submit', queueEvent, true);
    document.addEventListener('click', queueEvent, true);
  } else if (prerendered) forgetInput();
  for (const element of elements) {
    if (waits && element.closest('form')) waitForForm(element);
    else perform(element, form);
  }
}
