import { fingerprint } from './fingerprint';

const KEY = 'nhs-login-renewed';

/** Fingerprints of the ids that this browser's session has had, oldest first. Empty where nothing is stored or storage is blocked. */
function chain(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split('.');
  } catch {
    return [];
  }
}

/** Records, for the other tabs of the sign-in, that the server has replaced a session id by another one. */
export function noteRenewal(from: string, to: string) {
  const [before, after] = [from, to].map(fingerprint) as [string, string];
  const known = chain();
  try {
    localStorage.setItem(KEY, [...(known.includes(before) ? known : [before]), after].join('.'));
  } catch {
    // Storage is blocked: another tab takes the new id for another sign-in.
  }
}

/** Whether the server has replaced the first session id by the second one, in this tab or another. */
export function wasRenewed(from: string, to: string): boolean {
  const [before, after] = [from, to].map((id) => chain().indexOf(fingerprint(id))) as [number, number];
  return before !== -1 && after > before;
}

/** At arrival: the ids of another session are of no use. */
export function forgetOtherRenewals(session: string) {
  try {
    if (localStorage.getItem(KEY) !== null && !chain().includes(fingerprint(session))) localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing was recorded.
  }
}
