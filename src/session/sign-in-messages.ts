import { fingerprint } from './fingerprint';
import { postToOtherTabs, type SignInMessage } from './other-tabs';
import { documentSession, signInFingerprint } from './sign-in';

/** A fingerprint of an email address that only tabs of the same sign-in can compare. */
export const emailFingerprint = (email: string) => fingerprint(documentSession() + email);

/** Notifies the other tabs of this sign-in of an action in this one. `by` is the fingerprint of an email address. */
export function notifyOtherTabs(kind: Exclude<SignInMessage, 'sign-in-ended'>, by?: string) {
  if (documentSession()) postToOtherTabs({ kind, session: signInFingerprint(), by });
}
