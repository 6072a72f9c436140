import { report } from '@/session/report';
import { inTime } from '@/timers';
import { reloadOnce } from './reload-once';

/**
 * Imports a part of the app. If the import fails (for example after a release), or takes longer than a call may, the document is reloaded
 * once. The second failure throws.
 */
export const loadChunk = <Part>(load: () => Promise<Part>): Promise<Part> =>
  inTime(load()).catch((error: unknown) => {
    report('lostChunk');
    if (!reloadOnce()) throw error;
    return new Promise<never>(() => undefined);
  });
