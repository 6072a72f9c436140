import { fingerprint } from './fingerprint';
import { chain, RENEWED_KEY } from './renewed-session';
import { writeEntry } from './storage-entry';

// In a module separate from its reader, which the first page loads. Only an answer to a call renews an id.

/**
 * Stores, for the other tabs of the sign-in, that the server replaced a session id. If storage is blocked, those tabs treat the new id as
 * another sign-in.
 */
export function storeRenewal(from: string, to: string) {
  const before = fingerprint(from);
  writeEntry('local', RENEWED_KEY, `${chain().includes(before) ? chain() : before}.${fingerprint(to)}`);
}

/** Removes the ids of another session. */
export function forgetOtherRenewals(session: string) {
  if (!chain().includes(fingerprint(session))) writeEntry('local', RENEWED_KEY, null);
}
