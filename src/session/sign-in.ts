import { cookieNames } from './cookie-names';
import { writeCookie } from './cookies';
import { fingerprint } from './fingerprint';
import { cameBackAfterHandOver, noteHandOver } from './hand-over';
import { accountId, claimIdentityToken, keepIdentityToken, tokenInCookie } from './identity-token';
import { postToOtherTabs } from './other-tabs';
import { authorizationCookie, clientId, sessionId } from './session';

/** The owners of this document's data: if one of them changes, the data goes. Empty means not yet known. */
interface SignIn {
  session: string;
  client: string;
  account: string;
}

let own: SignIn = { session: '', client: '', account: '' };

const inCookies = (): SignIn => ({ session: sessionId(), client: clientId(), account: accountId() });

/** Records at arrival for which session, client and account this document works. */
export function openSignIn() {
  claimIdentityToken();
  own = inCookies();
  handedOver = cameBackAfterHandOver(signInMark());
}

/** Whether Back, or a reload after it, has brought this document back from the service that it was handed over to. */
let handedOver = false;
export const wasHandedOver = () => handedOver;

/** The session that owns the stored state; empty if there is none. */
export const documentSession = () => (own.session ||= sessionId());
/** The account that owns the stored state; empty before anybody has signed in. */
export const documentAccount = () => (own.account ||= accountId());

/**
 * The sign-in in the cookies, compared with this document's. `gone`: session or token has expired. `ended`: another tab logged out.
 * `another`: the cookies hold another session, client or account, so our data may be about somebody else.
 */
export type Standing = 'ours' | 'gone' | 'ended' | 'another';

const parts = ['session', 'client', 'account'] as const;

/** Evaluated at each navigation, before a call and after its answer, and when the tab becomes visible or is restored. */
export function standing(): Standing {
  const now = inCookies();
  if (parts.some((part) => own[part] && now[part] && own[part] !== now[part])) return 'another';
  // A page that needs no session may be open while another tab starts one.
  for (const part of parts) own[part] ||= now[part];
  if (own.session && !now.session) return 'gone';
  if (own.account && !now.account) return tokenInCookie() ? 'gone' : 'ended';
  // Going on would hand over a second time.
  if (handedOver) return 'ended';
  return 'ours';
}

/** Signs the holder of an identity token in. False when the browser refuses the cookie. */
export function signIn(token: string): boolean {
  const kept = keepIdentityToken(token);
  own.account = accountId();
  return kept;
}

/** A fingerprint of this document's sign-in, which other tabs compare with their own. */
export const signInMark = () => fingerprint(own.session);

/** Records that this document's sign-in has ended, and how; `announced` posts it to the other tabs. */
export function noteEnd(by: string, { announced }: { announced: boolean }) {
  if (standing() !== 'another') own.account = accountId();
  if (announced && own.session) postToOtherTabs({ kind: 'sign-in-ended', session: signInMark(), by });
  if (by === 'handedOver') noteHandOver(signInMark());
}

/** Writes another session id into the auth API's cookie and keeps its other content. False when the browser refuses it. */
export function replaceSessionId(id: string): boolean {
  own.session = id;
  return writeCookie(cookieNames.authorization, JSON.stringify({ ...authorizationCookie(), session_id: id }));
}
