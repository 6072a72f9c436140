import { cookieNames } from './cookie-names';
import { fingerprint } from './fingerprint';
import { navigationType } from './navigation-type';
import { readCookies } from './read-cookie';
import { parseExactly, readText } from './read-value';
import { readEntry, writeEntry } from './storage-entry';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Decodes base64 or base64url (RFC 4648, 4 and 5) to UTF-8 text. */
const fromBase64 = (text: string) =>
  decodeURIComponent(atob(text.replace(/-/g, '+').replace(/_/g, '/')).replace(/[^ -$&-~]/g, (byte) => `%${byteInHex(byte)}`));

const byteInHex = (byte: string) => byte.charCodeAt(0).toString(16).padStart(2, '0');

/** In a quoted cookie, a quote is `\"`, and Python writes a comma as `\054`. */
const unescaped = (text: string) =>
  text.replace(/\\(?:([0-7]{3})|(.))/g, (_all, octal: string | undefined, character: string) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : character,
  );

/** The encodings in which back ends write an object: JSON, JSON after Express's `j:`, escaped JSON, or base64. */
const forms: readonly ((text: string) => string)[] = [(text) => text.replace(/^j:/, ''), unescaped, fromBase64];

/** The content of one authorization cookie: OIDC parameters and a session id. */
export type AuthorizationCookie = Record<string, unknown>;

function parsed(text: string): AuthorizationCookie | undefined {
  for (const form of forms) {
    try {
      const written: unknown = parseExactly(form(text));
      if (isRecord(written)) return written;
    } catch {
      // Try the next encoding.
    }
  }
  return undefined;
}

/** Text that a header can carry (RFC 9110, 5.5). With any other, `fetch` throws the same error as for a network failure. */
export const sendable = /^[!-~]+$/;

/** The session id of a cookie. Empty if it has none that a header can carry. */
export function sessionIdOf({ session_id }: AuthorizationCookie): string {
  const id = readText(session_id) ?? '';
  return sendable.test(id) ? id : '';
}

/** The client service of a cookie. Empty if the cookie names none. */
export const clientIdOf = ({ client_id }: AuthorizationCookie): string => readText(client_id) ?? '';

/** The client's request in a cookie. A renewal of the session id does not change it. */
export const requestOf = ({ client_id, redirect_uri, state, nonce }: AuthorizationCookie) =>
  JSON.stringify([client_id, redirect_uri, state, nonce].map(readText));

/**
 * All readable authorization cookies that have a session. There are several if the auth API, another environment or a hostile host of the
 * parent domain has written one for another domain or path.
 */
export const sessionCookies = (): AuthorizationCookie[] => authorizationCookies().filter((cookie) => sessionIdOf(cookie) !== '');

const authorizationCookies = () =>
  readCookies(cookieNames.authorization)
    .map((text) => parsed(text))
    .filter((cookie) => cookie !== undefined);

/** The session and the request that a document works for. */
export interface OwnSession {
  session: string;
  request: string;
}

/** The sessionStorage key for a fingerprint of the session and the request of this tab. */
const KEY = 'nhs-login-tab';
const fingerprintOf = (cookie: AuthorizationCookie) => fingerprint(sessionIdOf(cookie) + requestOf(cookie));

/** Stores for which session this tab works, so that a reload finds it among several. */
export const rememberSession = (cookie: AuthorizationCookie) => void writeEntry('session', KEY, fingerprintOf(cookie));

/**
 * The cookie for a document that opens. Of several sessions it is the only one that the address asks for, or else the one that this tab had.
 * Otherwise undefined, because the user would log in to an arbitrary one.
 */
function cookieOnArrival(cookies: readonly AuthorizationCookie[]): AuthorizationCookie | undefined {
  if (new Set(cookies.map(fingerprintOf)).size === 1) return cookies[0];
  const query = new URLSearchParams(navigationType() === 'navigate' ? location.search : '');
  const isAskedFor = (cookie: AuthorizationCookie) =>
    query.has('state') && ['state', 'client_id', 'redirect_uri'].every((name) => readText(cookie[name]) === query.get(name));
  const asked = cookies.filter(isAskedFor);
  const ofTab = readEntry('session', KEY);
  return asked.length === 1 ? asked[0] : cookies.find((cookie) => fingerprintOf(cookie) === ofTab);
}

/**
 * The authorization cookie of this document. `own`: what the document works for, once it is known. Others are ignored while the cookie of
 * that session is present. Empty if missing or malformed.
 */
export function authorizationCookie(own: OwnSession = { session: '', request: '' }): AuthorizationCookie {
  const cookies = sessionCookies();
  if (cookies.length === 0) return authorizationCookies()[0] ?? {};
  if (!own.session) return cookieOnArrival(cookies) ?? {};
  const ofSession = cookies.filter((cookie) => sessionIdOf(cookie) === own.session);
  return ofSession.find((cookie) => requestOf(cookie) === own.request) ?? ofSession[0] ?? cookies[0] ?? {};
}
