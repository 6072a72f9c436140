import { DAY_MS, SESSION_HOURS } from '@/limits-and-durations';
import { hasPassed } from './clock';
import { removeCookie, writeCookie } from './cookies';
import { cookieNames, readCookies } from './read-cookie';
import { readFlag, readText } from './read-value';
import { type AuthorizationCookie, authorizationCookie, clientIdOf, sendable, sessionIdOf } from './session';
import { fingerprint, readEntry, tokenOwnerKey, writeEntry } from './storage-entry';

/** What `storeTokenOwner` has stored. */
const ownerRecord = () => (readEntry('local', tokenOwnerKey) ?? '').split('.');

/** When each token expires, in epoch milliseconds. Read once: a wrong one would otherwise move with the clock. */
const ends = new Map<string, number>();

/** Epoch milliseconds of `exp`. An `exp` more than a day ahead is wrong, and the token then lasts as long as a session. */
function endOf(token: string): number {
  const { exp } = claimsOf(token);
  const expiry = typeof exp === 'number' ? exp * 1000 : Infinity;
  const end = ends.get(token) ?? (expiry - Date.now() > DAY_MS ? Date.now() + SESSION_HOURS * 3_600_000 : expiry);
  ends.set(token, end);
  return end;
}

/** The JWTs in the contract's cookies that a header can carry, expired or not. */
const tokensInCookies = () => readCookies(cookieNames.identityToken).filter((token) => sendable.test(token));

/** Of several tokens the recorded one, because a hostile host may have written the others. */
const choose = (tokens: readonly string[]) => tokens.find((token) => fingerprint(token) === ownerRecord()[0]) ?? tokens[0];

/** The JWT in the contract's cookie, expired or not. Undefined if the cookie has none that a header can carry. */
export const tokenInCookie = (): string | undefined => choose(tokensInCookies());

/** The account of a token, from the first claim that names it. Empty if no claim names it. */
function accountOf(token: string): string {
  const claims = claimsOf(token);
  const named = ['account_id', 'custom:account_id', 'sub'].map((claim) => readText(claims[claim])?.trim());
  return named.find(Boolean) ?? '';
}

const unexpired = () => tokensInCookies().filter((token) => !hasPassed(endOf(token)));

/** Whether several cookies have unexpired tokens of different accounts. None of them is used then. */
export const accountsDiffer = (): boolean => new Set(unexpired().map(accountOf).filter(Boolean)).size > 1;

/** The JWT of the signed-in user. Undefined before sign-in, after sign-out and once it has expired. */
export const identityToken = (): string | undefined => (accountsDiffer() ? undefined : choose(unexpired()));

/** Whether the token claims that this user's GP record was checked. */
export const gpRecordChecked = (token: string): boolean => readFlag(claimsOf(token).gp_record_checked) === true;

/** The account of the signed-in user. Empty before sign-in, or if no claim of the token names it. */
export const accountId = (): string => accountOf(identityToken() ?? '');

const fingerprintOf = (text: string) => (text === '' ? '' : fingerprint(text));

/** Fingerprints of the token, of the session and of the client. The last two are those for which the token was written or first seen. */
const fingerprints = (token: string, cookie: AuthorizationCookie) => [token, sessionIdOf(cookie), clientIdOf(cookie)].map(fingerprintOf);

/** Stores for which session and client the token in the cookie is. Without a record it belongs to the current request. */
export const storeTokenOwner = (token: string, cookie: AuthorizationCookie) =>
  void writeEntry('local', tokenOwnerKey, fingerprints(token, cookie).join('.'));

/** Stores the identity token until the browser closes or the user signs out. False if the browser rejects the cookie. */
export function storeIdentityToken(token: string, cookie: AuthorizationCookie): boolean {
  const stored = writeCookie(cookieNames.identityToken, token);
  if (stored) storeTokenOwner(token, cookie);
  return stored;
}

/** Whether a token was written in another session or for another client. A token that the auth API set has no record. */
function isOfAnother(token: string, cookie: AuthorizationCookie): boolean {
  const [which, ...owners] = ownerRecord();
  const [ofToken, ...here] = fingerprints(token, cookie);
  return which === ofToken && owners.some((owner, index) => owner && here[index] && owner !== here[index]);
}

/** Whether the cookies contain an unexpired token that belongs to the session of this cookie. */
export function holdsOwnToken(cookie: AuthorizationCookie): boolean {
  const token = identityToken();
  return token !== undefined && sessionIdOf(cookie) !== '' && !isOfAnother(token, cookie);
}

/** Removes, on arrival, a token without a session, or of another session or client, and tokens of different accounts. */
export function removeForeignToken(cookie = authorizationCookie()) {
  const token = tokenInCookie();
  if (!token) return;
  if (!isOfAnother(token, cookie) && !accountsDiffer() && sessionIdOf(cookie) !== '') return storeTokenOwner(token, cookie);
  removeCookie(cookieNames.identityToken);
  writeEntry('local', tokenOwnerKey, null);
}

/** The claims of a JWT, which only the server verifies. Empty for other text. Without zod, because guards run before it has loaded. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return Object(JSON.parse(atob(payload)));
  } catch {
    return {};
  }
}
