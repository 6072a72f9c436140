import { reloadOnce } from './reload-once';

/** A style sheet that did not come is not asked for again in this document: what needs it can only be had by a reload. */
let sheetLost = false;

/** Fetches a part of the app before it is needed. When that fails, whoever needs it is told. */
export const fetchAhead = (load: () => Promise<unknown>) =>
  void load().catch((error: unknown) => {
    sheetLost ||= /preload CSS/.test(String(error));
  });

/** A part of the app that is fetched when it is needed. One that is lost (a release in between) reloads the document, once; else it throws. */
export const loadChunk = <Part>(load: () => Promise<Part>): Promise<Part> =>
  (sheetLost ? Promise.reject(new Error('A style sheet was lost')) : load()).catch((error: unknown) => {
    if (!reloadOnce()) throw error;
    return new Promise<never>(() => undefined);
  });
