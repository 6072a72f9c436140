// Does in the browser what a person does: see `Action` in mocks/screens/variant.ts.

/** @typedef {import('../screens/variant').Action} Action */

const told = (/** @type {Element} */ element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The first element of a kind with this name that is shown. @param {string} kinds @param {string} name */
const named = (kinds, name) =>
  [...document.querySelectorAll(kinds)].find((element) => told(element) === name && element.getClientRects().length > 0);

/** @param {string} name */
const fieldOf = (name) => /** @type {HTMLLabelElement | undefined} */ (named('label', name))?.control;

/** @param {Action} action @returns {(() => void) | undefined} nothing while the page is not ready for it */
function ready(action) {
  if (!document.querySelector('main h1') || document.querySelector('main[aria-busy=true]')) return undefined;
  if ('sees' in action) return document.body.innerText.includes(action.sees) ? () => undefined : undefined;
  if ('press' in action) {
    const pressed = named('button, a, summary', action.press);
    return pressed && (() => /** @type {HTMLElement} */ (pressed).click());
  }
  const field = fieldOf('type' in action ? action.into : action.choose);
  if (!(field instanceof HTMLInputElement)) return undefined;
  if ('choose' in action) return () => field.click();
  return () => {
    // As the browser sets it, past what React keeps of a field.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, action.type);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** Does it as soon as the page is ready. @param {Action} action */
export async function act(action) {
  for (;;) {
    const doing = ready(action);
    if (doing) return doing();
    // Not an animation frame: a browser has none for what is scrolled out of sight.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
