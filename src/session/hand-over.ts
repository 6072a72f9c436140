import { navigationType } from './navigation-type';
import { readEntry, writeEntry } from './storage-entry';

const KEY = 'nhs-login-handed-over';

/** How a tab left for the client service: with a code, or with a refusal of consent or of the terms. */
export type HandOver = 'handedOver' | 'refused';

/** Stores, for this tab, that the sign-in with this fingerprint has been handed over to the client service. */
export const storeHandOver = (signIn: string, by: HandOver) => void writeEntry('session', KEY, `${by}.${signIn}`);

/** How this tab left for the client service. Undefined unless Back, or a reload after it, shows a document of that sign-in again. */
export function handOverOf(signIn: string): HandOver | undefined {
  const [by, storedFingerprint] = (readEntry('session', KEY) ?? '').split('.');
  const isReturn = navigationType() === 'back_forward' || navigationType() === 'reload';
  return isReturn && storedFingerprint === signIn ? (by as HandOver) : undefined;
}

/** The same on arrival. Any other arrival begins a new login, so it removes the stored hand-over. */
export function handOverOnArrival(signIn: string): HandOver | undefined {
  const by = handOverOf(signIn);
  if (!by) writeEntry('session', KEY, null);
  return by;
}
