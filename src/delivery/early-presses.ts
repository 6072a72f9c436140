import { pageVisit } from '@/outcome/page-visit';
import { forgetInput, restoreInput } from './early-input';

declare global {
  interface Window {
    /** Events that the inline script of a prerendered page has held. The property exists until the page is hydrated. */
    earlyPresses?: { take: () => HTMLElement[] };
  }
}

const hydratedForms = new WeakSet<HTMLFormElement>();

/** The visit of the page whose form the user submitted before it was hydrated. */
let submittedDuring: AbortSignal | undefined;

const root = () => document.getElementById('root');
// Not requestSubmit: the oldest browsers that we build for do not have it.
const submit = (form: HTMLFormElement) => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

function waitForForm() {
  submittedDuring = pageVisit();
  root()?.setAttribute('aria-busy', 'true');
}

/** Holds the submission of a form that is not hydrated yet. The browser would post the form to this address. */
function hold(event: Event) {
  event.preventDefault();
  event.stopPropagation();
  waitForForm();
}

/** Marks a form as hydrated, and submits it if the user did so before. A form may hydrate later than its page. */
export function formHydrated(form: HTMLFormElement) {
  hydratedForms.add(form);
  document.removeEventListener('submit', hold, true);
  restoreInput();
  forgetInput();
  if (submittedDuring?.aborted === false) submit(form);
  submittedDuring = undefined;
  if (!window.earlyPresses) root()?.removeAttribute('aria-busy');
}

/** Forgets what the user clicked on a view that this script replaces. */
export function dropEarlyPresses() {
  window.earlyPresses?.take();
  delete window.earlyPresses;
}

/** A button that the user clicked, or the one that has taken its place: hydration may have replaced the markup. */
const inDocument = (clicked: HTMLElement) =>
  clicked.isConnected ? clicked : [...document.querySelectorAll('button')].find(({ textContent }) => textContent === clicked.textContent);

/** Performs, once, what the user clicked and submitted before hydration. */
export function carryOutEarlyPresses() {
  const held = window.earlyPresses?.take() ?? [];
  delete window.earlyPresses;
  restoreInput();
  const form = document.querySelector<HTMLFormElement>('main form');
  const hydrated = form !== null && hydratedForms.has(form);
  if (form && !hydrated) document.addEventListener('submit', hold, true);
  for (const element of held) {
    if (!(element instanceof HTMLFormElement)) inDocument(element)?.click();
    else if (hydrated) submit(form);
    else waitForForm();
  }
}
