// Does in the browser what a person does: see `Action` in mocks/screens/variant.ts.

/** @typedef {import('../screens/variant').Action} Action */

const told = (/** @type {Element} */ element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Nothing is being waited for: a page of the app has its heading and is not busy. @param {Window} view */
export function isCalm({ document }) {
  const busy = document.querySelector('main[aria-busy=true]');
  return document.readyState === 'complete' && document.querySelector('main h1') !== null && busy === null;
}

/** The first element of a kind with this name that is shown. @param {Document} page @param {string} kinds @param {string} name */
const named = (page, kinds, name) =>
  [...page.querySelectorAll(kinds)].find((element) => told(element) === name && element.checkVisibility());

/** @param {Action} action @param {Window} view @returns {(() => void) | undefined} nothing while the page is not ready for it */
function ready(action, view) {
  const { document: page } = view;
  // By then somebody listens.
  if ('hears' in action) return page.querySelector('.app-status') ? () => view.dispatchEvent(new Event(action.hears)) : undefined;
  if (!page.querySelector('main h1') || page.querySelector('main[aria-busy=true]')) return undefined;
  if ('sees' in action) return page.body.innerText.includes(action.sees) ? () => undefined : undefined;
  if ('click' in action) {
    const pressed = named(page, 'button, a, summary', action.click);
    // The form by which a user agrees takes no submission in its first half second.
    if (!pressed || pressed.closest('[data-just-shown]')) return undefined;
    return () => /** @type {HTMLElement} */ (pressed).click();
  }
  const label = named(page, 'label', 'type' in action ? action.into : action.choose);
  const field = /** @type {HTMLInputElement | undefined} */ (/** @type {HTMLLabelElement | undefined} */ (label)?.control);
  if (field?.tagName !== 'INPUT') return undefined;
  if ('choose' in action) return () => field.click();
  return () => {
    // As the browser sets it, past what React keeps of a field.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, action.type);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** Does it as soon as the page is ready, in this window or another one. @param {Action} action @param {Window} view */
export async function act(action, view = window) {
  for (;;) {
    const doing = ready(action, view);
    if (doing) return doing();
    // Not an animation frame: a browser has none for what is scrolled out of sight.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
