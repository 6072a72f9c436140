import { cookieNames } from './cookie-names';
import { writeCookie } from './cookies';
import { explain } from './explain';
import { fingerprint } from './fingerprint';
import { cameBackAfter, type HandOver, noteHandOver } from './hand-over';
import { accountId, claimIdentityToken, identityToken, keepIdentityToken, noteTokenOwner, tokenInCookie } from './identity-token';
import { postToOtherTabs } from './other-tabs';
import { wasRenewed } from './renewed-session';
import { authorizationCookie, clientId, sessionId } from './session';
import { claimsOf } from './token-claims';

/** The owners of this document's data: if one of them changes, the data goes. Empty means not yet known. */
interface SignIn {
  session: string;
  client: string;
  account: string;
}

let own: SignIn = { session: '', client: '', account: '' };

const inCookies = (): SignIn => ({ session: sessionId(), client: clientId(), account: accountId() });

/** The calls of this document that are under way, each with the client's request at its start. */
const ownCalls = new Set<{ request: string }>();

/** Records at arrival for which session, client and account this document works. No call is under way yet. */
export function openSignIn() {
  ownCalls.clear();
  claimIdentityToken();
  own = inCookies();
  handedOver = cameBackAfter(fingerprint(own.session));
}

/** How this tab has left for the client service, if Back, or a reload after it, has brought the document back from there. */
let handedOver: HandOver | undefined;
export const wasHandedOver = () => handedOver;

/** The client's request in the auth API's cookie, which a renewed session id leaves as it is. */
const requestInCookie = () => {
  const { client_id, redirect_uri, state, nonce } = authorizationCookie();
  return JSON.stringify([client_id, redirect_uri, state, nonce]);
};

/** Records that a call begins. The returned function ends it, and compares the sign-in in the cookies with this document's. */
export function ownCallStarted(): () => Standing {
  const ownCall = { request: requestInCookie() };
  ownCalls.add(ownCall);
  return () => {
    const now = standing();
    ownCalls.delete(ownCall);
    return now;
  };
}

/**
 * Adopts the session id in the cookie if the server has renewed it, in an answer to this document or to another tab of this sign-in: the
 * usual defence against session fixation (ASVS 5.0, 7.2.4). Any other change of the id is another sign-in.
 */
function followRenewal() {
  const renewed = sessionId();
  if (!own.session || !renewed || renewed === own.session) return;
  const byOwnCall = [...ownCalls].some(({ request }) => request === requestInCookie());
  if (!byOwnCall && !wasRenewed(own.session, renewed)) return;
  own.session = renewed;
  const token = tokenInCookie();
  if (token) noteTokenOwner(token);
}

/** The session that owns the stored state; empty if there is none. */
export const documentSession = () => (own.session ||= sessionId());
/** The account that owns the stored state; empty before anybody has signed in. */
export const documentAccount = () => (own.account ||= accountId());

/**
 * The sign-in in the cookies, compared with this document's. `gone`: session or token has expired. `ended`: the token was removed.
 * `another`: the cookies hold another session, client or account, so our data may be about somebody else.
 */
export type Standing = 'ours' | 'gone' | 'ended' | 'another';

const parts = ['session', 'client', 'account'] as const;

/** Evaluated at each navigation, before a call and after its answer, and when the tab becomes visible or is restored. */
export function standing(): Standing {
  followRenewal();
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
  const usable = kept && own.account !== '' && typeof claimsOf(token).exp === 'number';
  if (!usable || identityToken() === undefined)
    void explain((sentences) => sentences.ofToken(token, kept), 'The identity token is of no use');
  return kept;
}

/** A fingerprint of this document's sign-in, which other tabs compare with their own. */
export function signInMark(): string {
  followRenewal();
  return fingerprint(own.session);
}

/** How often a user, or the client service with them, was dropped in this document. */
const signOuts = { user: 0, client: 0 };

/**
 * The number of sign-outs so far, for a call to compare before and after its answer: an answer of an ended sign-in must not be used.
 * What is about the client service outlives a sign-out that keeps it.
 */
export const signOutsOf = (about: keyof typeof signOuts) => signOuts[about];

/** Posts to the other tabs of this sign-in how it ends. Before anything is removed: they would not know why it has gone. */
export function announceEnd(by: string) {
  if (own.session) postToOtherTabs({ kind: 'sign-in-ended', session: signInMark(), by });
}

/** Records that this document's sign-in has ended, and how. `client`: the client service's details are dropped with it. */
export function noteEnd(by: string, { client }: { client: boolean }) {
  dropAnswersUnderWay();
  if (client) signOuts.client += 1;
  if (standing() !== 'another') own.account = accountId();
  if (by === 'handedOver' || by === 'refused') noteHandOver(signInMark(), by);
}

/** No answer about the user that is still to come is used: it may be about somebody else. */
export const dropAnswersUnderWay = () => void (signOuts.user += 1);

/** Writes another session id into the auth API's cookie and keeps its other content. False when the browser refuses it. */
export function replaceSessionId(id: string): boolean {
  own.session = id;
  return writeCookie(cookieNames.authorization, JSON.stringify({ ...authorizationCookie(), session_id: id }));
}
