import { fingerprint } from './fingerprint';
import { readEntry, writeEntry } from './storage-entry';

const KEY = 'nhs-login-renewed';

/** Fingerprints of the ids that this browser's session has had, oldest first, as one string. */
const chain = () => readEntry('local', KEY) ?? '';

/** Whether the server replaced the first session id by the second, in this tab or another. */
export const wasRenewed = (from: string, to: string) => chain().split(fingerprint(from))[1]?.includes(fingerprint(to)) === true;

/**
 * Stores, for the other tabs of the sign-in, that the server replaced a session id. If storage is blocked, those tabs treat the new id as
 * another sign-in.
 */
export function storeRenewal(from: string, to: string) {
  const before = fingerprint(from);
  writeEntry('local', KEY, `${chain().includes(before) ? chain() : before}.${fingerprint(to)}`);
}

/** Removes the ids of another session. */
export function forgetOtherRenewals(session: string) {
  if (!chain().includes(fingerprint(session))) writeEntry('local', KEY, null);
}
