/**
 * The record of a visit by its page. Times are milliseconds of the page's clock. NaN is an event that has not happened.
 * @typedef {object} Noted
 * @property {number} fcp
 * @property {number} lcp
 * @property {string} lcpElement
 * @property {number} shift
 * @property {number} typable the field can be seen and is enabled
 * @property {number} typed the field has accepted a character
 * @property {number} hydrated React has hydrated the field
 */

/**
 * Observes a page from before its first script. Runs in the page, and calls the functions exposed there: `fieldSeen()` with the caret in
 * the field, `clicked(at)` and `nextSeen(at)` in milliseconds since 1970.
 * @param {{ field?: string, next?: string }} selectors
 */
export function probe({ field, next }) {
  /** @type {Noted} */
  const noted = { fcp: NaN, lcp: NaN, lcpElement: '', shift: 0, typable: NaN, typed: NaN, hydrated: NaN };
  const call = (/** @type {string} */ name, /** @type {unknown[]} */ ...args) => Reflect.get(window, name)(...args);
  const observe = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (noted.fcp = startTime));
  observe('largest-contentful-paint', (entry) => {
    noted.lcp = entry.startTime;
    noted.lcpElement = String(Reflect.get(entry, 'element')?.localName);
  });
  observe('layout-shift', (entry) => Reflect.get(entry, 'hadRecentInput') || (noted.shift += Reflect.get(entry, 'value')));
  Object.assign(window, { noted });

  /** @param {string | undefined} selector @returns {HTMLInputElement | undefined} if a user could type into it */
  const usable = (selector) => {
    const input = selector ? document.querySelector(selector) : null;
    if (!(input instanceof HTMLInputElement) || input.disabled || input.readOnly || input.closest('[inert]')) return undefined;
    return input.getBoundingClientRect().width > 0 && input.checkVisibility({ visibilityProperty: true }) ? input : undefined;
  };
  const lookForField = () => {
    if (field && Number.isNaN(noted.hydrated) && Object.keys(document.querySelector(field) ?? {}).length > 0) {
      noted.hydrated = performance.now();
    }
    const input = noted.typable > 0 ? undefined : usable(field);
    if (!input) return;
    noted.typable = performance.now();
    input.focus({ preventScroll: true });
    call('fieldSeen');
  };
  const look = () => {
    lookForField();
    if (!usable(next)) return void requestAnimationFrame(look);
    // After the browser has painted this frame.
    setTimeout(() => call('nextSeen', performance.timeOrigin + performance.now()));
  };
  requestAnimationFrame(look);
  addEventListener('input', () => (noted.typed ||= performance.now()), { capture: true });
  addEventListener('click', ({ timeStamp }) => call('clicked', performance.timeOrigin + timeStamp), { capture: true });
}
