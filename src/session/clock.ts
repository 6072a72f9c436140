import { DAY_MS } from '@/constants';
import { readEntry, writeEntry } from './storage-entry';

const KEY = 'nhs-login-clock';

/** Lead of the server's clock over this device's, in milliseconds; undefined until an answer has shown it. */
let ahead: number | undefined;

/** Restores the lead that earlier documents of this tab have measured: a reload must not lose it. */
export function startClock() {
  const stored = readEntry('session', KEY);
  ahead = stored !== null && Number.isFinite(Number(stored)) ? Number(stored) : undefined;
}

/** Measures the lead by the Date header of an answer (RFC 9110, in whole seconds); null where the browser hides it. */
export function noteServerTime(date: string | null) {
  const serverTime = Date.parse(date ?? '');
  if (Number.isNaN(serverTime)) return;
  ahead = serverTime - Date.now();
  writeEntry('session', KEY, String(ahead));
}

/** Lead of the server's clock over this device's, in milliseconds; null until an answer has shown it. */
export const serverLead = () => ahead ?? null;

/** Epoch milliseconds by the server's clock, once an answer has shown it: a device that is years off must lock nobody out. */
export const serverNow = () => Date.now() + (ahead ?? 0);

/**
 * Whether a moment (epoch milliseconds) has passed by both clocks, this device's and the server's: either may be wrong. Until the server's
 * time is known the moment must lie a day back, because a device may be hours off.
 */
export const hasPassed = (moment: number) => (ahead === undefined ? Date.now() - DAY_MS : Math.min(Date.now(), serverNow())) >= moment;
