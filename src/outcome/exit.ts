import { inTime } from '@/api/in-time';

/** The work that a document has to finish before it goes. */
let unfinished: () => Promise<unknown> = () => Promise.resolve();

/** Names the work, storing what is pending say, that every exit waits for, as long as a call may take. */
export const finishBeforeLeaving = (work: () => Promise<unknown>) => void (unfinished = work);

const finished = () => inTime(unfinished()).catch(() => undefined);

/** The only door out of the app and the only reload. An object, so that a test can stand in it: no test browser leaves. */
export const exit = {
  /** `replaces`: Back does not come to the page that is left. */
  leave: async (url: string, replaces: boolean) => {
    await finished();
    if (replaces) window.location.replace(url);
    else window.location.assign(url);
  },
  /** An address of this app in a new tab, which cannot reach back into this one. Where the browser blocks that, in this one. */
  openTab: (path: string) => {
    try {
      // Null, where the browser blocks new tabs, has no opener: an exception as well as that of a web view without tabs.
      (window.open(path, '_blank') as Window).opener = null;
    } catch {
      window.location.assign(path);
    }
  },
  reload: async () => {
    await finished();
    window.location.reload();
  },
};
