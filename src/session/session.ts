import { fingerprint } from './fingerprint';
import { navigationType } from './navigation-type';
import { cookieNames, readCookies } from './read-cookie';
import { readText } from './read-value';
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

/** Drops numbers that JavaScript may have rounded. Two ids would look equal. */
const withoutRounded = (_name: string, value: unknown) => (typeof value === 'number' && !Number.isSafeInteger(value) ? undefined : value);

function parsed(text: string): AuthorizationCookie | undefined {
  for (const form of forms) {
    try {
      const written: unknown = JSON.parse(form(text), withoutRounded);
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

/** Every authorization cookie that can be read, with or without a session. */
export const authorizationCookies = () =>
  readCookies(cookieNames.authorization)
    .map((text) => parsed(text))
    .filter((cookie) => cookie !== undefined);

/**
 * The authorization cookies that have a session. There are several if the auth API, another environment or a hostile host of the parent
 * domain has written one for another domain or path.
 */
export const sessionCookies = () => authorizationCookies().filter(sessionIdOf);

/** The sessionStorage key for a fingerprint of this tab's session. */
const KEY = 'nhs-login-tab';

/** Stores for which session this tab works, so that a reload finds it among several. */
export const rememberSession = (session: string) => void writeEntry('session', KEY, fingerprint(session));

/**
 * The cookie for a document that opens. Of several sessions it is the only one that the address asks for, or else the one that this tab had.
 * Otherwise undefined, because the user would log in to an arbitrary one.
 */
function cookieOnArrival(cookies: readonly AuthorizationCookie[]): AuthorizationCookie | undefined {
  const query = new URLSearchParams(navigationType() === 'navigate' ? location.search : '');
  const rules: ((cookie: AuthorizationCookie) => boolean)[] = [
    () => true,
    (cookie) => ['state', 'client_id', 'redirect_uri'].every((name) => readText(cookie[name]) === query.get(name)),
    (cookie) => fingerprint(sessionIdOf(cookie)) === readEntry('session', KEY),
  ];
  return rules.map((rule) => cookies.filter(rule)).find((fitting) => new Set(fitting.map(sessionIdOf)).size === 1)?.[0];
}

/**
 * The authorization cookie of a document. `own`: its session, once that is known. Other cookies are ignored while that of the session is
 * present. Empty if missing or malformed.
 */
export function authorizationCookie(own = ''): AuthorizationCookie {
  const all = authorizationCookies();
  const sessions = all.filter(sessionIdOf);
  const cookies = sessions.length > 0 ? sessions : all;
  return (own ? (cookies.find((cookie) => sessionIdOf(cookie) === own) ?? cookies[0]) : cookieOnArrival(cookies)) ?? {};
}
