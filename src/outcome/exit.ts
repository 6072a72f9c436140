import { inTime } from '@/timers';

/** Not in the store, which cannot hold a signal. */
let controller = new AbortController();

/** The visit of the current page, the only source for whether it has been left. Its abort never aborts a POST, only drops the result. */
export const pageVisit = (): AbortSignal => controller.signal;

/** Aborts the visit and begins that of the next page. */
export function endPageVisit() {
  controller.abort();
  controller = new AbortController();
}

type Work = (url: string) => Promise<unknown>;

/** Work that must finish before the document is unloaded. Not in the store, which cannot hold a function. */
let unfinished: Work = () => Promise.resolve();

/** Sets the work that every exit to a `url` (empty: a reload) awaits, for at most the time limit of a call. It saves pending state, for example. */
export const finishBeforeLeaving = (work: Work) => void (unfinished = work);

const finished = (url: string) => inTime(unfinished(url)).catch(() => undefined);

/** All navigation out of the app and all reloads. An object, so that tests can replace its functions: a test browser must not leave. */
export const exit = {
  /** `replaces`: Back does not return to the current page. */
  leave: async (url: string, replaces: boolean) => {
    await finished(url);
    if (replaces) window.location.replace(url);
    else window.location.assign(url);
  },
  /** Opens an address of this app in a new tab without an opener, or in this tab if the browser blocks new tabs. */
  openTab: (path: string) => {
    try {
      // `open` returns null if the browser blocks new tabs, so this line throws too.
      (window.open(path, '_blank') as Window).opener = null;
    } catch {
      window.location.assign(path);
    }
  },
  reload: async () => {
    await finished('');
    window.location.reload();
  },
};
