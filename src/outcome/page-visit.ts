let controller = new AbortController();

/**
 * The visit of the page that is shown now: aborted when the person navigates, goes back, or leaves the document. The one answer to the
 * question whether a page has been left; a POST is never aborted by it, only its result is dropped.
 */
export const pageVisit = (): AbortSignal => controller.signal;

/** Ends the visit and begins that of the page that comes next. */
export function endPageVisit() {
  controller.abort();
  controller = new AbortController();
}
