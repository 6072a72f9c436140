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

/** The token that was read last, and its end in epoch milliseconds. */
let seen = { token: '', endsAt: Infinity };

/** Epoch milliseconds of `exp`. More than a day ahead it is wrong: the token then lasts as long as a session. */
function endOf(token: string): number {
  if (seen.token === token) return seen.endsAt;
  const { exp } = claimsOf(token);
  const said = typeof exp === 'number' ? exp * 1000 : Infinity;
  seen = { token, endsAt: said - Date.now() > DAY_MS ? Date.now() + SESSION_HOURS * 3_600_000 : said };
  return seen.endsAt;
}

/** The JWT in the contract's cookie, expired or not; undefined if there is none that a header can carry. */
export function tokenInCookie(): string | undefined {
  const token = readCookie(cookieNames.identityToken) ?? '';
  return sendable.test(token) ? token : undefined;
}

/** The JWT of the person who is signed in; undefined before, after the end of the sign-in, and once it has expired. */
export function identityToken(): string | undefined {
  const token = tokenInCookie();
  return token && !hasPassed(endOf(token)) ? token : undefined;
}

/** Whether the token claims that this person's GP record was checked. */
export const gpRecordChecked = (token: string): boolean => claimsOf(token).gp_record_checked === true;

/** The account of the signed-in person, by the first claim that names it; empty before, or if none does. */
export function accountId(): string {
  const claims = claimsOf(identityToken() ?? '');
  const named = ['account_id', 'custom:account_id', 'sub'].map((claim) => readText(claims[claim])?.trim());
  return named.find(Boolean) ?? '';
}

const markOf = (text: string) => (text === '' ? '' : fingerprint(text));

/** Fingerprints of the token, and of the session and the client that it was written or first seen for. */
const marks = (token: string) => [token, sessionId(), clientId()].map(markOf);

/**
 * Records for which session and client the token in the cookie is. A missing record costs nothing: the token then counts as that of the
 * request that it comes with.
 */
export const noteTokenOwner = (token: string) => void writeEntry('local', tokenOwnerKey, marks(token).join('.'));

/** Keeps the identity token as long as the browser runs, or until the sign-in ends. False when the browser refuses the cookie. */
export function keepIdentityToken(token: string): boolean {
  const kept = writeCookie(cookieNames.identityToken, token);
  if (kept) noteTokenOwner(token);
  return kept;
}

/** Whether a token was written in another session or for another client. One that the auth API has set belongs to the request it comes with. */
function isOfAnother(token: string): boolean {
  const [which, ...owners] = (readEntry('local', tokenOwnerKey) ?? '').split('.');
  const [mark, ...here] = marks(token);
  return which === mark && owners.some((owner, index) => owner && here[index] && owner !== here[index]);
}

/** Whether the token of the cookies is that of their session, and has not expired. */
export function holdsOwnToken(): boolean {
  const token = identityToken();
  return token !== undefined && sessionId() !== '' && !isOfAnother(token);
}

/** At arrival: removes a token without a session, or of another session or client. */
export function claimIdentityToken() {
  const token = tokenInCookie();
  if (!token) return;
  if (!isOfAnother(token) && sessionId() !== '') return noteTokenOwner(token);
  removeCookie(cookieNames.identityToken);
  writeEntry('local', tokenOwnerKey, null);
}
