import { fingerprint } from './fingerprint';
import { readEntry, writeEntry } from './storage-entry';

const KEY = 'nhs-login-renewed';

/** Fingerprints of the ids that this browser's session has had, oldest first. */
const chain = () => (readEntry('local', KEY) ?? '').split('.');

/** Records, for the other tabs of the sign-in, that the server has replaced a session id. Without storage they take it for another sign-in. */
export function noteRenewal(from: string, to: string) {
  const known = chain();
  const before = fingerprint(from);
  writeEntry('local', KEY, [...(known.includes(before) ? known : [before]), fingerprint(to)].join('.'));
}

/** Whether the server has replaced the first session id by the second one, in this tab or another. */
export function wasRenewed(from: string, to: string): boolean {
  const known = chain();
  const before = known.indexOf(fingerprint(from));
  return before !== -1 && known.indexOf(fingerprint(to)) > before;
}

/** At arrival: the ids of another session are of no use. */
export function forgetOtherRenewals(session: string) {
  if (!chain().includes(fingerprint(session))) writeEntry('local', KEY, null);
}
