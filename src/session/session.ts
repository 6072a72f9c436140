import { navigationType } from './browser';
import { cookieNames, readCookies } from './read-cookie';
import { isObject, readText } from './read-value';
import { fingerprint, readEntry, writeEntry } from './storage-entry';

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
      if (isObject(written)) return written;
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

/** The authorization cookies with a session. Another environment, or a hostile host of the parent domain, may have written one of them. */
export const sessionCookies = () => authorizationCookies().filter(sessionIdOf);

/** The sessionStorage key for a fingerprint of this tab's session. */
const TAB = 'nhs-login-tab';

/** Stores for which session this tab works, so that a reload finds it among several. */
export const rememberSession = (session: string) => void writeEntry('session', TAB, fingerprint(session));

/** The cookie for a document that opens: of several sessions the one that the address or this tab names, never an arbitrary one. */
function cookieOnArrival(cookies: readonly AuthorizationCookie[]): AuthorizationCookie | undefined {
  const query = new URLSearchParams(navigationType() === 'navigate' ? location.search : '');
  const rules: ((cookie: AuthorizationCookie) => boolean)[] = [
    () => true,
    (cookie) => ['state', 'client_id', 'redirect_uri'].every((name) => readText(cookie[name]) === query.get(name)),
    (cookie) => fingerprint(sessionIdOf(cookie)) === readEntry('session', TAB),
  ];
  return rules.map((rule) => cookies.filter(rule)).find((fitting) => new Set(fitting.map(sessionIdOf)).size === 1)?.[0];
}

/** The authorization cookie of a document, which ignores others while that of `own` is present. Empty if missing or malformed. */
export function authorizationCookie(own = ''): AuthorizationCookie {
  const all = authorizationCookies();
  const sessions = all.filter(sessionIdOf);
  const cookies = sessions.length > 0 ? sessions : all;
  return (own ? (cookies.find((cookie) => sessionIdOf(cookie) === own) ?? cookies[0]) : cookieOnArrival(cookies)) ?? {};
}

const RENEWED = 'nhs-login-renewed';

/** Fingerprints of the ids that this browser's session has had, oldest first, as one string. */
const chain = () => readEntry('local', RENEWED) ?? '';

/** Whether the server replaced the first session id by the second, in this tab or another. */
export const wasRenewed = (from: string, to: string) => chain().split(fingerprint(from))[1]?.includes(fingerprint(to)) === true;

/** Stores, for other tabs, that the server replaced a session id. Without storage they treat the new id as another sign-in. */
export function storeRenewal(from: string, to: string) {
  const before = fingerprint(from);
  writeEntry('local', RENEWED, `${chain().includes(before) ? chain() : before}.${fingerprint(to)}`);
}

/** Removes the ids of another session. */
export function forgetOtherRenewals(session: string) {
  if (!chain().includes(fingerprint(session))) writeEntry('local', RENEWED, null);
}

const HANDED_OVER = 'nhs-login-handed-over';

/** How a tab left for the client service: with a code, or with a refusal of consent or of the terms. */
export type HandOver = 'handedOver' | 'refused';

/** Stores, for this tab, that the sign-in with this fingerprint has been handed over to the client service. */
export const storeHandOver = (signIn: string, by: HandOver) => void writeEntry('session', HANDED_OVER, `${by}.${signIn}`);

/** How this tab left for the client service. Undefined unless Back, or a reload after it, shows a document of that sign-in again. */
export function handOverOf(signIn: string): HandOver | undefined {
  const [by, storedFingerprint] = (readEntry('session', HANDED_OVER) ?? '').split('.');
  const isReturn = navigationType() === 'back_forward' || navigationType() === 'reload';
  return isReturn && storedFingerprint === signIn ? (by as HandOver) : undefined;
}

/** The same on arrival. Any other arrival begins a new login, so it removes the stored hand-over. */
export function handOverOnArrival(signIn: string): HandOver | undefined {
  const by = handOverOf(signIn);
  if (!by) writeEntry('session', HANDED_OVER, null);
  return by;
}
