import { pageVisit } from '@/outcome/page-visit';
import { documentSession } from '@/session/sign-in';

/** The fields of the prerendered view until its form is hydrated, and the last focused element. */
let fields: HTMLInputElement[] = [];
/** The chosen radios and checkboxes among them. */
let chosen: HTMLInputElement[] = [];
let focused: Element | null = null;
/** The visit and the session at that time. */
let visit: AbortSignal | undefined;
let session = '';

const followChoice = () => void (chosen = fields.filter(({ checked }) => checked));
const followFocus = ({ target }: Event) => void (focused = target as Element);

/**
 * Stores the fields of the prerendered view. If an extension or a translator changed the markup, React renders the view again without the
 * typed text.
 */
export function rememberInput() {
  fields = [...document.querySelectorAll<HTMLInputElement>('#root input')];
  focused = document.activeElement;
  visit = pageVisit();
  session = documentSession();
  followChoice();
  document.addEventListener('change', followChoice);
  document.addEventListener('focusin', followFocus);
}

/** Drops the fields, because the hydrated form owns them from now on. */
export function forgetInput() {
  fields = [];
  chosen = [];
  focused = null;
  document.removeEventListener('change', followChoice);
  document.removeEventListener('focusin', followFocus);
}

/** The element that took the place of a replaced one. */
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

/**
 * Copies values, choices, focus and selection from the replaced fields to the current ones. If the user left the page before its form was
 * hydrated, only the email address is copied to the next page.
 */
export function restoreInput() {
  const left = visit?.aborted === true;
  if (left && session !== documentSession()) forgetInput();
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
