import { DAY_MS, SESSION_HOURS } from '@/constants';
import { hasPassed } from './clock';
import { cookieNames } from './cookie-names';
import { removeCookie, writeCookie } from './cookies';
import { fingerprint } from './fingerprint';
import { readCookie } from './read-cookie';
import { readText } from './read-value';
import { clientId, sendable, sessionId } from './session';
import { readEntry, writeEntry } from './storage-entry';
import { tokenOwnerKey } from './storage-keys';
import { claimsOf } from './token-claims';

/** The token that was read last, and its expiry in epoch milliseconds. */
let lastRead = { token: '', endsAt: Infinity };

/** Epoch milliseconds of `exp`. An `exp` more than a day ahead is wrong, and the token then lasts as long as a session. */
function endOf(token: string): number {
  if (lastRead.token === token) return lastRead.endsAt;
  const { exp } = claimsOf(token);
  const expiry = typeof exp === 'number' ? exp * 1000 : Infinity;
  lastRead = { token, endsAt: expiry - Date.now() > DAY_MS ? Date.now() + SESSION_HOURS * 3_600_000 : expiry };
  return lastRead.endsAt;
}

/** The JWT in the contract's cookie, expired or not. Undefined if the cookie has none that a header can carry. */
export function tokenInCookie(): string | undefined {
  const token = readCookie(cookieNames.identityToken) ?? '';
  return sendable.test(token) ? token : undefined;
}

/** The JWT of the signed-in user. Undefined before sign-in, after sign-out and once it has expired. */
export function identityToken(): string | undefined {
  const token = tokenInCookie();
  return token && !hasPassed(endOf(token)) ? token : undefined;
}

/** Whether the token claims that this user's GP record was checked. */
export const gpRecordChecked = (token: string): boolean => claimsOf(token).gp_record_checked === true;

/** The account of the signed-in user, from the first claim that names it. Empty before sign-in, or if no claim names it. */
export function accountId(): string {
  const claims = claimsOf(identityToken() ?? '');
  const named = ['account_id', 'custom:account_id', 'sub'].map((claim) => readText(claims[claim])?.trim());
  return named.find(Boolean) ?? '';
}

const fingerprintOf = (text: string) => (text === '' ? '' : fingerprint(text));

/** Fingerprints of the token, of the session and of the client. The last two are those for which the token was written or first seen. */
const fingerprints = (token: string) => [token, sessionId(), clientId()].map(fingerprintOf);

/**
 * Stores for which session and client the token in the cookie is. Without this record the token counts as belonging to the current request.
 */
export const storeTokenOwner = (token: string) => void writeEntry('local', tokenOwnerKey, fingerprints(token).join('.'));

/** Stores the identity token until the browser closes or the user signs out. False if the browser rejects the cookie. */
export function storeIdentityToken(token: string): boolean {
  const stored = writeCookie(cookieNames.identityToken, token);
  if (stored) storeTokenOwner(token);
  return stored;
}

/**
 * Whether a token was written in another session or for another client. A token that the auth API set has no record and belongs to the
 * current request.
 */
function isOfAnother(token: string): boolean {
  const [which, ...owners] = (readEntry('local', tokenOwnerKey) ?? '').split('.');
  const [ofToken, ...here] = fingerprints(token);
  return which === ofToken && owners.some((owner, index) => owner && here[index] && owner !== here[index]);
}

/** Whether the cookies contain an unexpired token that belongs to their session. */
export function holdsOwnToken(): boolean {
  const token = identityToken();
  return token !== undefined && sessionId() !== '' && !isOfAnother(token);
}

/** Removes, on arrival, a token without a session, or of another session or client. */
export function removeForeignToken() {
  const token = tokenInCookie();
  if (!token) return;
  if (!isOfAnother(token) && sessionId() !== '') return storeTokenOwner(token);
  removeCookie(cookieNames.identityToken);
  writeEntry('local', tokenOwnerKey, null);
}
