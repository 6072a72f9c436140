import { SESSION_HOURS } from '@/constants';

export const KEY_PREFIX = 'nhs-login-';

/** FNV-1a: tells two sessions apart without writing the session id, a secret, into storage. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Runs on localStorage; undefined where it is blocked, full or missing: the app then runs from memory. */
function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(localStorage);
  } catch {
    return undefined;
  }
}

/**
 * A redux-persist storage engine over localStorage, bound to one session: what another session wrote, or what is older than a
 * session may be, is removed and not read. (redux-persist's own engine leaves a blank page when bundled as an ES module.)
 */
export function storageOf(sessionId: string) {
  const session = fingerprint(sessionId);
  const live = (written: unknown): written is { value: string } => {
    const { session: owner, savedAt, value } = (written ?? {}) as Record<string, unknown>;
    return (
      owner === session && typeof value === 'string' && typeof savedAt === 'number' && Date.now() - savedAt < SESSION_HOURS * 3_600_000
    );
  };
  const read = (key: string) => {
    const written: unknown = attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null'));
    if (live(written)) return written.value;
    attempt((storage) => storage.removeItem(key));
    return null;
  };
  return {
    getItem: (key: string) => Promise.resolve(read(key)),
    // Synchronous inside, so that a flush on the way out is written before the page is gone.
    setItem: (key: string, value: string) =>
      Promise.resolve(attempt((storage) => storage.setItem(key, JSON.stringify({ session, savedAt: Date.now(), value })))),
    removeItem: (key: string) => Promise.resolve(attempt((storage) => storage.removeItem(key))),
  };
}
