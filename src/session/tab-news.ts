import { fingerprint } from './fingerprint';
import { postToOtherTabs, type TabNews } from './other-tabs';
import { documentSession, signInMark } from './sign-in';

/** A fingerprint of an email address, for the tabs of this sign-in alone. */
export const emailMark = (email: string) => fingerprint(documentSession() + email);

/** Tells the other tabs of this sign-in what has been done in this one; `by`: the mark of an email address. */
export function tellOtherTabs(kind: Exclude<TabNews, 'sign-in-ended'>, by?: string) {
  if (documentSession()) postToOtherTabs({ kind, session: signInMark(), by });
}
