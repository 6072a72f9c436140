import { cookieNames } from './cookie-names';
import { writeCookie } from './cookies';
import { fingerprint } from './fingerprint';
import { accountId, claimIdentityToken, keepIdentityToken, tokenInCookie } from './identity-token';
import { postToOtherTabs } from './other-tabs';
import { authorizationCookie, clientId, sessionId } from './session';

/** The owners of a sign-in: everything that a document knows belongs to one of them, and goes with it. Empty: not known yet. */
interface SignIn {
  session: string;
  client: string;
  account: string;
}

let own: SignIn = { session: '', client: '', account: '' };

const inCookies = (): SignIn => ({ session: sessionId(), client: clientId(), account: accountId() });

/** Notes at arrival for which session, client and account this document works. */
export function openSignIn() {
  claimIdentityToken();
  own = inCookies();
}

/** A part of it that this document learns later: a page that needs none may be open while another tab begins. */
function learned(part: keyof SignIn): string {
  own[part] ||= inCookies()[part];
  return own[part];
}

/** The session that what is stored belongs to; empty when there is none. */
export const documentSession = () => learned('session');
/** The account that what is stored belongs to; empty before anybody has signed in. */
export const documentAccount = () => learned('account');

/**
 * The sign-in in the cookies, compared with that of the document. `gone`: the time of the session, or of the identity token, is over.
 * `ended`: another tab has logged the person out. `another`: another tab has begun a journey of its own, for another client, or as
 * another person: everything that is known here is then about somebody else, perhaps.
 */
export type Standing = 'ours' | 'gone' | 'ended' | 'another';

const parts = ['session', 'client', 'account'] as const;

/** The one comparison: at each navigation, before a call, when its answer comes, and when the tab is looked at or brought back. */
export function standing(): Standing {
  const now = inCookies();
  const known = (part: keyof SignIn) => now[part] !== '' && learned(part) !== '';
  if (parts.some((part) => known(part) && own[part] !== now[part])) return 'another';
  if (own.session && !now.session) return 'gone';
  if (own.account && !now.account) return tokenInCookie() ? 'gone' : 'ended';
  return 'ours';
}

/** Signs the holder of an identity token in. False when the browser refuses the cookie. */
export function signIn(token: string): boolean {
  const kept = keepIdentityToken(token);
  own.account = accountId();
  return kept;
}

/** A mark of this document's sign-in: other tabs compare it with their own. */
export const signInMark = () => fingerprint(own.session);

/** Notes that the sign-in of this document has ended; `announced`: posts it to the other tabs. */
export function noteEnd({ announced }: { announced: boolean }) {
  if (standing() !== 'another') own.account = accountId();
  if (announced && own.session) postToOtherTabs({ kind: 'sign-in-ended', session: signInMark() });
}

/** Puts another session id into the cookie of the auth API, whose other content stays. False when the browser refuses it. */
export function replaceSessionId(id: string): boolean {
  own.session = id;
  return writeCookie(cookieNames.authorization, JSON.stringify({ ...authorizationCookie(), session_id: id }));
}
