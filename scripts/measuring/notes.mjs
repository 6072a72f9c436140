/**
 * A visible heading: when it was first painted, in milliseconds since 1970, on which page, and whether a spinner was visible.
 * @typedef {{ at: number, path: string, text: string, isBusy: boolean }} Heading
 */
/** @typedef {[start: number, duration: number]} Task a task of more than 50 ms, its start in milliseconds since 1970 */

/** @typedef {[path: string, start: number, end: number]} Asked a file or call, from its request on, in milliseconds since 1970 */

/**
 * The measurements of a document. Times are in milliseconds since 1970, or NaN for an event that has not happened.
 * @typedef {{ begun: number, fcp: number, shift: number, tasks: Task[], headings: Heading[], asked: Asked[] }} Notes
 */

/** Observes a document from before its first script. Runs there as text, so it cannot use anything outside itself. */
function watchDocument() {
  const begun = performance.timeOrigin;
  /** @type {Notes} */
  const notes = { begun, fcp: NaN, shift: 0, tasks: [], headings: [], asked: [] };
  const observe = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (notes.fcp = begun + startTime));
  observe('longtask', ({ startTime, duration }) => notes.tasks.push([begun + startTime, duration]));
  observe('resource', ({ name, startTime, duration }) => {
    const { pathname, search } = new URL(name);
    notes.asked.push([pathname + search, begun + startTime, begun + startTime + duration]);
  });
  observe('layout-shift', (entry) => Reflect.get(entry, 'hadRecentInput') || (notes.shift += Reflect.get(entry, 'value')));
  const isSeen = (/** @type {Element} */ element) =>
    element.getBoundingClientRect().width > 0 && element.checkVisibility({ visibilityProperty: true });
  const look = () => {
    const heading = [...document.querySelectorAll('h1')].find(isSeen);
    const text = heading?.textContent.replace(/\s+/g, ' ').trim();
    const isBusy = heading?.closest('main')?.getAttribute('aria-busy') === 'true';
    const last = notes.headings.at(-1);
    const { pathname: path } = location;
    if (text && (last?.text !== text || last.path !== path || last.isBusy !== isBusy)) {
      notes.headings.push({ at: begun + performance.now(), path, text, isBusy });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { notes });
}

export const watchScript = `(${watchDocument.toString()})()`;
/** An expression for the notes of a document of this origin so far. @param {string} origin */
export const readNotes = (origin) => `location.origin === ${JSON.stringify(origin)} && window.notes && JSON.stringify(window.notes)`;

/** @param {string} json which has null for NaN @returns {Notes} */
export const parseNotes = (json) => {
  const notes = JSON.parse(json);
  return { ...notes, fcp: notes.fcp ?? NaN };
};

/**
 * The notes of a visit across these documents, in order. Its first paint is that of the first document with one.
 * @param {readonly Notes[]} documents
 */
export const notesOf = (documents) => ({
  begun: documents[0]?.begun ?? NaN,
  fcp: documents.find(({ fcp }) => fcp > 0)?.fcp ?? NaN,
  shift: documents.reduce((sum, { shift }) => sum + shift, 0),
  tasks: documents.flatMap(({ tasks }) => tasks),
  headings: documents.flatMap(({ headings }) => headings),
  asked: documents.flatMap(({ asked }) => asked),
});
