import { callUnderWay } from '@/api/under-way';
import { CHUNK_RELOAD_GUARD_MS } from '@/constants';
import { exit } from '@/outcome/exit';
import { readEntry, writeEntry } from '@/session/storage-entry';

const KEY = 'nhs-login-reloaded-at';

/**
 * Reloads the document for a lost chunk; false when that was just tried, or cannot be remembered: a loop would be worse. Also
 * without a network, where a reload shows the browser's own error page and what was typed is gone, and while a call is under way,
 * which nobody could tell afterwards whether it has arrived.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || callUnderWay()) return false;
  const now = String(Date.now());
  if (Number(now) - Number(readEntry('session', KEY)) < CHUNK_RELOAD_GUARD_MS) return false;
  writeEntry('session', KEY, now);
  if (readEntry('session', KEY) !== now) return false;
  void exit.reload();
  return true;
}
