import { pageVisit } from '@/outcome/exit';
import { documentSession } from '@/session/sign-in';

declare global {
  interface Window {
    /** The events that the inline script of a prerendered page has queued. Deleted when the page is hydrated. */
    earlyEvents?: { take: () => HTMLElement[] };
  }
}

interface EarlyView {
  fields: HTMLInputElement[];
  /** The chosen radios and checkboxes among them. */
  chosen: HTMLInputElement[];
  focused: Element | null;
  /** The visit and the session when hydration began. */
  visit: AbortSignal;
  session: string;
  /** The elements that the user clicked or submitted in the form. */
  queued: Set<HTMLElement>;
}

/** The prerendered view until its form is hydrated. Undefined without one, and afterwards. Not in the store, which cannot hold elements. */
let view: EarlyView | undefined;

const root = () => document.getElementById('root');
const endWait = () => root()?.removeAttribute('aria-busy');

function followChoice() {
  if (view) view.chosen = view.fields.filter(({ checked }) => checked);
}

function followFocus({ target }: Event) {
  if (view) view.focused = target as Element;
}

function waitForForm(element: HTMLElement) {
  view?.queued.add(element);
  root()?.setAttribute('aria-busy', 'true');
  // Clicks of a page that the user has left do not apply to the next one.
  pageVisit().addEventListener('abort', () => {
    view?.queued.clear();
    endWait();
  });
}

/** Queues clicks and submissions in a form that is not hydrated yet. Otherwise the browser would post the form to this address. */
function queueEvent(event: Event) {
  // The inline script queues the events until the page is hydrated.
  if (!view || window.earlyEvents) return;
  const target = event.target as HTMLElement;
  const element = event.type === 'submit' ? target : target.closest<HTMLElement>('form button[type=button]');
  if (!element) return;
  event.preventDefault();
  event.stopPropagation();
  waitForForm(element);
}

/** Stores the fields of the prerendered view. If an extension changed the markup, React renders it again without the typed text. */
export function rememberView() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('#root input')];
  view = { fields, chosen: [], focused: document.activeElement, visit: pageVisit(), session: documentSession(), queued: new Set() };
  followChoice();
  document.addEventListener('change', followChoice);
  document.addEventListener('focusin', followFocus);
  for (const type of ['submit', 'click']) document.addEventListener(type, queueEvent, true);
}

const successorOf = (replaced: Element) =>
  replaced.id
    ? document.getElementById(replaced.id)
    : [...document.querySelectorAll<HTMLElement>(`#root ${replaced.tagName}`)].find((other) => other.textContent === replaced.textContent);

function moveFocus(from: Element, to: HTMLElement) {
  to.focus();
  // Null for fields of type email.
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Copies values, choices, focus and selection to fields that replaced others. After the user left, only the email address. */
function restoreInput({ fields, chosen, focused, visit, session }: EarlyView) {
  const left = visit.aborted;
  if (left && session !== documentSession()) return;
  for (const field of fields) {
    const successor = field.isConnected ? null : successorOf(field);
    if (!(successor instanceof HTMLInputElement) || (left && field.type !== 'email')) continue;
    successor.checked = field.checked;
    if (field.value) successor.value = field.value;
  }
  // react-hook-form unchecks a radio when it registers another one of its group.
  if (!left) for (const field of chosen) field.checked = true;
  if (left || !focused || focused.isConnected || document.activeElement !== document.body) return;
  const successor = successorOf(focused);
  if (successor) moveFocus(focused, successor);
}

function perform(element: HTMLElement, form: HTMLFormElement | null) {
  // Hydration may have replaced the button.
  if (!(element instanceof HTMLFormElement)) (element.isConnected ? element : successorOf(element))?.click();
  // The oldest browsers that we build for have no requestSubmit.
  else form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

/** Performs the queued clicks and submissions of a form that is now hydrated. A form may hydrate later than its page. */
export function formHydrated(form: HTMLFormElement) {
  if (!view) return;
  restoreInput(view);
  const { queued } = view;
  view = undefined;
  if (!window.earlyEvents) endWait();
  for (const element of queued) perform(element, form);
}

/** Takes the events that the inline script has queued. Also drops them, for a view that the app's script replaces. */
export function takeEarlyEvents(): HTMLElement[] {
  const elements = window.earlyEvents?.take() ?? [];
  delete window.earlyEvents;
  return elements;
}

/** Performs, once, the clicks and submissions queued before hydration. */
export function performEarlyEvents() {
  const prerendered = window.earlyEvents !== undefined;
  const elements = takeEarlyEvents();
  if (view) restoreInput(view);
  const form = document.querySelector<HTMLFormElement>('main form');
  // A page without a form is hydrated now.
  if (!form && prerendered) view = undefined;
  for (const element of elements) {
    if (view && element.closest('form')) waitForForm(element);
    else perform(element, form);
  }
}
