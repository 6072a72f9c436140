import { fingerprint } from './fingerprint';
import { chain, RENEWED_KEY } from './renewed-session';
import { writeEntry } from './storage-entry';

// Apart from its reader, which the first page needs: an id is renewed by an answer to a call.

/** Records, for the other tabs of the sign-in, that the server has replaced a session id. Without storage they take it for another sign-in. */
export function noteRenewal(from: string, to: string) {
  const before = fingerprint(from);
  writeEntry('local', RENEWED_KEY, `${chain().includes(before) ? chain() : before}.${fingerprint(to)}`);
}

/** Forgets the ids of another session. */
export function forgetOtherRenewals(session: string) {
  if (!chain().includes(fingerprint(session))) writeEntry('local', RENEWED_KEY, null);
}
