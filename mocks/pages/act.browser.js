// Performs a user's action in the browser, see `Action` in mocks/screens/variant.ts.

/** @typedef {import('../screens/variant').Action} Action */

const nameOf = (/** @type {Element} */ element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Whether a page of the app has loaded, has its heading and is not busy. @param {Window} view */
export function isSettled({ document }) {
  const busy = document.querySelector('main[aria-busy=true]');
  return document.readyState === 'complete' && document.querySelector('main h1') !== null && busy === null;
}

/** The first visible element of a kind with this name. @param {Document} page @param {string} kinds @param {string} name */
const named = (page, kinds, name) =>
  [...page.querySelectorAll(kinds)].find((element) => nameOf(element) === name && element.checkVisibility());

/** @param {HTMLInputElement} field @param {string} text */
export function typeInto(field, text) {
  // React overrides `value` on the element, so the native setter is needed for it to notice the input.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @param {Action} action @param {Window} view @returns {(() => void) | undefined} undefined while the page is not ready for it */
function ready(action, view) {
  const { document: page } = view;
  // When the status region is mounted, the app listens to the event.
  if ('hears' in action) return page.querySelector('.app-status') ? () => view.dispatchEvent(new Event(action.hears)) : undefined;
  if (!page.querySelector('main h1') || page.querySelector('main[aria-busy=true]')) return undefined;
  if ('sees' in action) return page.body.innerText.includes(action.sees) ? () => undefined : undefined;
  if ('click' in action) {
    const target = named(page, 'button, a, summary', action.click);
    // The consent form accepts no submission in its first half second.
    if (!target || target.closest('[data-just-shown]')) return undefined;
    return () => /** @type {HTMLElement} */ (target).click();
  }
  const label = named(page, 'label', 'type' in action ? action.into : action.choose);
  const field = /** @type {HTMLInputElement | undefined} */ (/** @type {HTMLLabelElement | undefined} */ (label)?.control);
  if (field?.tagName !== 'INPUT') return undefined;
  if ('choose' in action) return () => field.click();
  return () => typeInto(field, action.type);
}

/** Performs an action as soon as the page is ready, in this window or another one. @param {Action} action @param {Window} view */
export async function act(action, view = window) {
  for (;;) {
    const doing = ready(action, view);
    if (doing) return doing();
    // Not an animation frame, because an iframe out of view has none.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
