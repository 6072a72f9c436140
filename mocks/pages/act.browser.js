// Changes a page of the app as its user or its browser would. Runs unchanged in the browser.

/** @typedef {import('../screens/variant').Action} Action */

/**
 * Replaces the storage of the browser by that of a situation. Uses nothing outside of itself, because browser tests send it as text.
 * @param {Pick<import('../situation/situation').Situation, 'stored' | 'inTab'>} situation
 */
export async function replaceStorage({ stored, inTab }) {
  for (const key of Object.keys(localStorage)) if (key.startsWith('nhs-login-')) localStorage.removeItem(key);
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(inTab)) sessionStorage.setItem(key, value);
  // The browser may have cached the banners of another situation.
  await fetch('/banners.json', { cache: 'reload' });
}

const nameOf = (/** @type {Element} */ element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The first visible element of a kind with this name. @param {string} kinds @param {string} name */
const named = (kinds, name) =>
  [...document.querySelectorAll(kinds)].find((element) => nameOf(element) === name && element.checkVisibility());

/** @param {HTMLInputElement} field @param {string} text */
export function typeInto(field, text) {
  // React overrides `value` on the element, so the native setter is needed for it to notice the input.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @param {Action} action @returns {(() => void) | undefined} undefined while the page is not ready for it */
function ready(action) {
  if ('hears' in action) {
    // The app adds its listener shortly after it has mounted its status region.
    window.dispatchEvent(new Event(action.hears));
    return (document.querySelector('.app-offline') !== null) === (action.hears === 'offline') ? () => undefined : undefined;
  }
  if (!document.querySelector('main h1') || document.querySelector('main[aria-busy=true]')) return undefined;
  if ('sees' in action) return document.body.innerText.includes(action.sees) ? () => undefined : undefined;
  if ('click' in action) {
    const target = named('button, a, summary', action.click);
    // The consent form accepts no submission in its first half second.
    if (!target || target.closest('[data-just-shown]')) return undefined;
    return () => /** @type {HTMLElement} */ (target).click();
  }
  const label = named('label', 'type' in action ? action.into : action.choose);
  const field = /** @type {HTMLInputElement | undefined} */ (/** @type {HTMLLabelElement | undefined} */ (label)?.control);
  if (field?.tagName !== 'INPUT') return undefined;
  return 'choose' in action ? () => field.click() : () => typeInto(field, action.type);
}

/** Performs an action as soon as the page is ready. @param {Action} action */
export async function act(action) {
  for (;;) {
    const doing = ready(action);
    if (doing) return doing();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
