import { callUnderWay } from '@/api/under-way';
import { CHUNK_RELOAD_GUARD_MS } from '@/constants';
import { exit } from '@/outcome/exit';

const KEY = 'nhs-login-reloaded-at';

/**
 * Reloads the document for a lost chunk; false when that was just tried, or cannot be remembered: a loop would be worse. Also
 * without a network, where a reload shows the browser's own error page and what was typed is gone, and while a call is under way,
 * which nobody could tell afterwards whether it has arrived.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || callUnderWay()) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < CHUNK_RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  void exit.reload();
  return true;
}
