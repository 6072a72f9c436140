import { CHUNK_RELOAD_GUARD_MS } from '@/limits-and-durations';
import { exit } from '@/outcome/exit';
import { report } from '@/session/report';
import { hasPendingCall } from '@/session/sign-in';
import { readEntry, writeEntry } from '@/session/storage-entry';
import { inTime } from '@/timers';

const KEY = 'nhs-login-reloaded-at';

/**
 * Reloads the document after a failed import. Returns false if it was just reloaded, or if that cannot be stored, because it might reload
 * in a loop. Also false without a network: the browser's error page would replace the typed text. Also false during a call, because nothing
 * could show whether the call arrived.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || hasPendingCall()) return false;
  const now = String(Date.now());
  if (Number(now) - Number(readEntry('session', KEY)) < CHUNK_RELOAD_GUARD_MS) return false;
  writeEntry('session', KEY, now);
  if (readEntry('session', KEY) !== now) return false;
  void exit.reload();
  return true;
}

/** Imports a part of the app. If that fails or takes longer than a call may, the document reloads once. The second failure throws. */
export const loadChunk = <Part>(load: () => Promise<Part>): Promise<Part> =>
  inTime(load()).catch((error: unknown) => {
    report('lostChunk', error);
    if (!reloadOnce()) throw error;
    return new Promise<never>(() => undefined);
  });
