import { inTime } from '@/api/in-time';
import { report } from '@/session/report';
import { reloadOnce } from './reload-once';

/**
 * A part of the app that is fetched when it is needed. One that is lost (a release in between), or hangs for as long as a call may,
 * reloads the document, once; else it throws.
 */
export const loadChunk = <Part>(load: () => Promise<Part>): Promise<Part> =>
  inTime(load()).catch((error: unknown) => {
    report('lostChunk');
    if (!reloadOnce()) throw error;
    return new Promise<never>(() => undefined);
  });
