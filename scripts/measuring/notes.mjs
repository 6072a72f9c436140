/**
 * A visible heading: when it was first painted, in milliseconds since 1970, on which page, and whether a spinner was visible.
 * @typedef {{ at: number, path: string, text: string, isBusy: boolean }} Heading
 */
/** @typedef {[start: number, duration: number]} Task a task of more than 50 ms, its start in milliseconds since 1970 */
/** @typedef {[path: string, start: number, end: number]} Asked a file or call, from its request on, in milliseconds since 1970. `path` is the
 * complete address if another host has it. */

/**
 * Events of a document in milliseconds since 1970. Undefined until they happen. `typable`: its field can be seen and is enabled.
 * `typed`: the field has accepted a character. `hydrated`: React has hydrated the field.
 * @typedef {{ fcp?: number, lcp?: number, typable?: number, typed?: number, hydrated?: number }} Events
 */
/**
 * The measurements of a document. It began at `begun`, in milliseconds since 1970.
 * @typedef {Events & { begun: number, lcpElement?: string, shift: number, tasks: Task[], headings: Heading[], asked: Asked[] }} Notes
 */

/**
 * Observes a document from before its first script, and types a character into the field as soon as it can be typed into. Runs there as
 * text, so it cannot use anything outside itself.
 * @param {string | null} selector
 */
function watchDocument(selector) {
  const begun = performance.timeOrigin;
  const now = () => begun + performance.now();
  /** @type {Notes} */
  const notes = { begun, shift: 0, tasks: [], headings: [], asked: [] };
  const observe = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (notes.fcp = begun + startTime));
  observe('largest-contentful-paint', (entry) => {
    notes.lcp = begun + entry.startTime;
    notes.lcpElement = String(Reflect.get(entry, 'element')?.localName);
  });
  observe('longtask', ({ startTime, duration }) => notes.tasks.push([begun + startTime, duration]));
  observe('resource', ({ name, startTime, duration }) =>
    notes.asked.push([name.replace(location.origin, ''), begun + startTime, begun + startTime + duration]),
  );
  observe('layout-shift', (entry) => Reflect.get(entry, 'hadRecentInput') || (notes.shift += Reflect.get(entry, 'value')));
  const isSeen = (/** @type {Element} */ element) =>
    element.getBoundingClientRect().width > 0 && element.checkVisibility({ visibilityProperty: true });
  const lookForHeading = () => {
    const heading = [...document.querySelectorAll('h1')].find(isSeen);
    const text = heading?.textContent.replace(/\s+/g, ' ').trim();
    const isBusy = heading?.closest('main')?.getAttribute('aria-busy') === 'true';
    const last = notes.headings.at(-1);
    const { pathname: path } = location;
    if (text && (last?.text !== text || last.path !== path || last.isBusy !== isBusy)) {
      notes.headings.push({ at: now(), path, text, isBusy });
    }
  };
  const lookForField = () => {
    const field = selector && document.querySelector(selector);
    if (!(field instanceof HTMLInputElement)) return;
    if (Object.keys(field).length > 0) notes.hydrated ??= now();
    if (notes.typable || field.disabled || field.readOnly || field.closest('[inert]') || !isSeen(field)) return;
    notes.typable = now();
    field.focus({ preventScroll: true });
    // Presses no key, because that would end the search for the largest contentful paint.
    document.execCommand('insertText', false, 'a');
  };
  const look = () => {
    lookForHeading();
    lookForField();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener('input', () => (notes.typed ??= now()), { capture: true });
  Object.assign(window, { notes });
}

/** @param {string | undefined} field */
export const watchScript = (field) => `(${watchDocument.toString()})(${JSON.stringify(field ?? null)})`;
/** An expression for the notes of a document of this origin so far. @param {string} origin */
export const readNotes = (origin) => `location.origin === ${JSON.stringify(origin)} ? window.notes : undefined`;

/**
 * The notes of a visit across these documents, in order. An event counts in the first document that has it.
 * @param {readonly Notes[]} documents
 * @returns {Notes}
 */
export const notesOf = (documents) => ({
  ...Object.assign({}, ...[...documents].reverse()),
  shift: documents.reduce((sum, { shift }) => sum + shift, 0),
  tasks: documents.flatMap(({ tasks }) => tasks),
  headings: documents.flatMap(({ headings }) => headings),
  asked: documents.flatMap(({ asked }) => asked),
});
