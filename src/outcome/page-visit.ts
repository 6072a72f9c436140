/** Not in the store, which cannot hold a signal. */
let controller = new AbortController();

/**
 * The visit of the current page. Aborted when the user navigates, goes back, or leaves the document. It is the only source for whether a
 * page has been left. It never aborts a POST, whose result is only dropped.
 */
export const pageVisit = (): AbortSignal => controller.signal;

/** Aborts the visit and begins that of the next page. */
export function endPageVisit() {
  controller.abort();
  controller = new AbortController();
}
