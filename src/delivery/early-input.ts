/** The elements of the prerendered view that have input or the focus, until they are found replaced or hydrated. */
let fields: HTMLInputElement[] = [];
let focused: Element | null = null;

const followFocus = ({ target }: Event) => void (focused = target as Element);

/**
 * Remembers the fields of the prerendered view. React renders the view again where an extension or a translator has changed its markup,
 * without what the user has typed.
 */
export function rememberInput() {
  fields = [...document.querySelectorAll<HTMLInputElement>('#root input')];
  focused = document.activeElement;
  document.addEventListener('focusin', followFocus);
}

/** The element in the place of a replaced one. A translator may have changed its text. */
const successorOf = (replaced: Element) =>
  replaced.id
    ? document.getElementById(replaced.id)
    : [...document.querySelectorAll<HTMLElement>(`#root ${replaced.tagName}`)].find((other) => other.textContent === replaced.textContent);

function copyInput(from: HTMLInputElement, to: HTMLInputElement) {
  to.checked = from.checked;
  to.value = from.value;
}

function moveFocus(from: Element, to: HTMLElement) {
  to.focus();
  // Null for fields of type email.
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Moves values, choices, focus and selection from the replaced fields to those that are now in the document. */
export function restoreInput() {
  fields = fields.filter((field) => {
    const successor = field.isConnected ? undefined : successorOf(field);
    if (successor instanceof HTMLInputElement) copyInput(field, successor);
    return !successor;
  });
  if (!focused || focused.isConnected || document.activeElement !== document.body) return;
  const successor = successorOf(focused);
  if (successor) moveFocus(focused, successor);
}
