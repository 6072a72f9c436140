import { DAY_MS } from '@/constants';

const KEY = 'nhs-login-clock';

/** How far the server's clock is ahead of this device's, in milliseconds; undefined until an answer has told it. */
let ahead: number | undefined;

/** Takes over how far ahead this tab's documents have found the server's clock to be: a reload must not forget it. */
export function startClock() {
  ahead = undefined;
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored !== null && Number.isFinite(Number(stored))) ahead = Number(stored);
  } catch {
    // Storage is blocked: the next answer tells it.
  }
}

/** Notes what an answer says of the time (the Date header of RFC 9110, in whole seconds), where the browser lets us read it. */
export function noteServerTime(date: string | null) {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  ahead = told - Date.now();
  try {
    sessionStorage.setItem(KEY, String(ahead));
  } catch {
    // The next document asks anew.
  }
}

/** Now by the server's clock, as far as an answer has told it: epoch milliseconds. A clock of ten years ago must lock nobody out. */
export const serverNow = () => Date.now() + (ahead ?? 0);

/**
 * Whether a moment (epoch milliseconds) has passed by this device's clock and by the server's: each of them may be wrong. A device that
 * has not been told the server's time yet may be wrong by hours: then the moment must lie a day back.
 */
export const hasPassed = (moment: number) => (ahead === undefined ? Date.now() - DAY_MS : Math.min(Date.now(), serverNow())) >= moment;
