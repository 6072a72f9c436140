import { reloadOnce } from './reload-once';

/** A part of the app that is fetched when it is needed. One that is lost (a release in between) reloads the document, once; else it throws. */
export const loadChunk = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch((error: unknown) => {
    if (!reloadOnce()) throw error;
    return new Promise<never>(() => undefined);
  });
