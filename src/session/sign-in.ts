import { writeCookie } from './cookies';
import { explain } from './explain';
import {
  accountId,
  accountsDiffer,
  claimsOf,
  removeForeignToken,
  storeIdentityToken,
  storeTokenOwner,
  tokenInCookie,
} from './identity-token';
import { postToOtherTabs, type SignInMessage } from './other-tabs';
import { cookieNames } from './read-cookie';
import { readText } from './read-value';
import {
  type AuthorizationCookie,
  authorizationCookie,
  clientIdOf,
  type HandOver,
  handOverOnArrival,
  rememberSession,
  sessionCookies,
  sessionIdOf,
  storeHandOver,
  wasRenewed,
} from './session';
import { fingerprint } from './storage-entry';

/** The sign-in of a document. If its session, client or account changes, its data is removed. Empty means not yet known. */
const createSignIn = (session = '', client = '', account = '', handedOver?: HandOver) => ({
  session,
  client,
  account,
  /** How this tab left for the client service. Set when it leaves, and again if Back, or a reload after it, returns to a document. */
  handedOver,
  /** The pending calls of this document about the user, each with the client's request at its start. */
  calls: new Set<{ request: string }>(),
  /** How many times this document has dropped the user, or the client service with the user. */
  signOuts: { user: 0, client: 0 },
});

/** The sign-in of this document. Not in the store, because calls and the code before the store compare it with the cookies. */
let own = createSignIn();

/** The auth API's cookie of this document's session, or another one if there is none of it. */
export const documentCookie = () => authorizationCookie(own.session);

/** The session id in the cookie. Empty if there is no valid session. */
export const sessionId = (): string => sessionIdOf(documentCookie());

/** The client service in the cookie. Empty if the cookie names none. */
export const clientId = (): string => clientIdOf(documentCookie());

/** Works for the session of a cookie from now on. */
function adopt(session: string) {
  own.session = session;
  if (session) rememberSession(session);
}

/** Stores on arrival for which session, client and account this document works. */
export function openSignIn() {
  const cookie = authorizationCookie();
  removeForeignToken(cookie);
  const session = sessionIdOf(cookie);
  own = createSignIn(session, clientIdOf(cookie), accountId(), handOverOnArrival(fingerprint(session)));
  adopt(session);
  if (sessionCookies().length > 1) void explain((sentences) => sentences.ofSeveralSessions());
}

export const wasHandedOver = () => own.handedOver;

/** The client's request in a cookie. A renewal of the session id does not change it. */
const requestOf = ({ client_id, redirect_uri, state, nonce }: AuthorizationCookie) =>
  JSON.stringify([client_id, redirect_uri, state, nonce].map(readText));

/** Call it when a call starts, and the returned function when it settles, which compares the cookies with this document's sign-in. */
export function ownCallStarted(): () => SessionMatch {
  const ownCall = { request: requestOf(documentCookie()) };
  own.calls.add(ownCall);
  return () => {
    const now = compareWithCookies();
    own.calls.delete(ownCall);
    return now;
  };
}

export const hasPendingCall = () => own.calls.size > 0;

/** Whether a cookie may be the renewed one of this document's session. Without `state` and `nonce`, requests of one client look alike. */
function isRenewed(cookie: AuthorizationCookie): boolean {
  const { state, nonce } = cookie;
  const byOwnCall = (readText(state) || readText(nonce)) && [...own.calls].some(({ request }) => request === requestOf(cookie));
  return Boolean(byOwnCall) || wasRenewed(own.session, sessionIdOf(cookie));
}

/**
 * Adopts the session id in the cookie if the server has renewed it, in an answer to this document or to another tab of this sign-in.
 * Servers renew ids against session fixation (ASVS 5.0, 7.2.4). Any other change of the id is another sign-in. So is a second new id,
 * because a host of the parent domain may have written one of them.
 */
function followRenewal() {
  const cookies = sessionCookies();
  if (!own.session || cookies.some((cookie) => sessionIdOf(cookie) === own.session)) return;
  const [renewed, ...others] = new Set(cookies.filter(isRenewed).map(sessionIdOf));
  if (!renewed || others.length > 0) return;
  adopt(renewed);
  const token = tokenInCookie();
  if (token) storeTokenOwner(token, documentCookie());
}

/** The session that owns the stored state. Empty if there is none. */
export function documentSession(): string {
  followRenewal();
  if (!own.session) adopt(sessionId());
  return own.session;
}

/** The account that owns the stored state. Empty before the user has signed in. */
export const documentAccount = () => (own.account ||= accountId());

/**
 * How the sign-in in the cookies matches this document's. `gone`: session or token has expired. `ended`: the token was removed. `another`:
 * the cookies contain another session, client or account, so our data may be about another user.
 */
export type SessionMatch = 'ours' | 'gone' | 'ended' | 'another';

const parts = ['session', 'client', 'account'] as const;

/** Called on each navigation, before a call and after its answer, and when the tab becomes visible or is restored. */
export function compareWithCookies(): SessionMatch {
  followRenewal();
  const cookie = documentCookie();
  const now = { session: sessionIdOf(cookie), client: clientIdOf(cookie), account: accountId() };
  if (accountsDiffer() || parts.some((part) => own[part] && now[part] && own[part] !== now[part])) return 'another';
  // A page that needs no session may be open while another tab starts one.
  if (!own.session) adopt(now.session);
  own.client ||= now.client;
  own.account ||= now.account;
  if (own.session && !now.session) return 'gone';
  if (own.account && !now.account) return tokenInCookie() ? 'gone' : 'ended';
  // Otherwise the same sign-in would be handed over twice.
  if (own.handedOver) return 'ended';
  return 'ours';
}

/** Signs in the holder of an identity token. False if the browser rejects the cookie. */
export function signIn(token: string): boolean {
  const stored = storeIdentityToken(token, documentCookie());
  own.account = accountId();
  const usable = stored && own.account !== '' && typeof claimsOf(token).exp === 'number';
  if (!usable) void explain((sentences) => sentences.ofToken(token, stored));
  return stored;
}

/** A fingerprint of this document's sign-in. Other tabs compare it with their own. */
export function signInFingerprint(): string {
  followRenewal();
  return fingerprint(own.session);
}

/** The number of sign-outs so far. The answer of a call that began before one is dropped, unless it is about a retained client. */
export const signOutsOf = (about: 'user' | 'client') => own.signOuts[about];

/** Posts the sign-out reason to the other tabs of this sign-in. Call it before data is removed, so that they know why it is. */
export function announceSignOut(by: string) {
  if (own.session) postToOtherTabs({ kind: 'sign-in-ended', session: signInFingerprint(), by });
}

/** Records that this document's sign-in has ended, and why. `client`: the client service's details are dropped too. */
export function recordSignOut(by: string, { client }: { client: boolean }) {
  discardPendingAnswers();
  if (client) own.signOuts.client += 1;
  if (compareWithCookies() !== 'another') own.account = accountId();
  if (by !== 'handedOver' && by !== 'refused') return;
  storeHandOver(signInFingerprint(), by);
  own.handedOver = by;
}

/** Discards all pending answers about the user, because they may be about another user. */
export const discardPendingAnswers = () => void (own.signOuts.user += 1);

/** Writes another session id into the auth API's cookie, or returns false. Its `Domain` must be `VITE_COOKIE_DOMAIN`. */
export function replaceSessionId(id: string): boolean {
  const cookie = { ...documentCookie(), session_id: id };
  adopt(id);
  return writeCookie(cookieNames.authorization, JSON.stringify(cookie));
}

/** A fingerprint of an email address that only tabs of the same sign-in can compare. */
export const emailFingerprint = (email: string) => fingerprint(documentSession() + email);

/** Notifies the other tabs of this sign-in of an action in this one. `by` is the fingerprint of an email address. */
export function notifyOtherTabs(kind: Exclude<SignInMessage, 'sign-in-ended'>, by?: string) {
  if (documentSession()) postToOtherTabs({ kind, session: signInFingerprint(), by });
}
