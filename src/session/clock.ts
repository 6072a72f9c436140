import { DAY_MS } from '@/limits-and-durations';
import { readEntry, writeEntry } from './storage-entry';

const KEY = 'nhs-login-clock';

/** How far the server's clock is ahead of the device's, in milliseconds. Null before the first answer. The store is above its callers. */
let lead: number | null = null;
export const serverLead = () => lead;

/** Restores the lead that earlier documents of this tab measured, so that a reload does not lose it. */
export function startClock() {
  const stored = readEntry('session', KEY);
  lead = stored !== null && Number.isFinite(Number(stored)) ? Number(stored) : null;
}

/** Measures the lead from the Date header of an answer (RFC 9110, in whole seconds). `date` is null if the browser hides the header. */
export function measureServerTime(date: string | null) {
  const serverTime = Date.parse(date ?? '');
  if (Number.isNaN(serverTime)) return;
  lead = serverTime - Date.now();
  writeEntry('session', KEY, String(lead));
}

/** Epoch milliseconds by the server's clock, once known: the device's clock may be years off and must not lock a user out. */
export const serverNow = () => Date.now() + (lead ?? 0);

/**
 * Whether an instant (epoch milliseconds) has passed by both clocks, the device's and the server's, since either may be wrong. Before the
 * first answer the instant must be a day ago, because the device's clock may be hours off.
 */
export const hasPassed = (instant: number) => (lead === null ? Date.now() - DAY_MS : Math.min(Date.now(), serverNow())) >= instant;
