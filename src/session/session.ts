import { cookieNames } from './cookie-names';
import { readCookie } from './read-cookie';
import { readText } from './read-value';

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

/** The auth API's cookie, with the OIDC parameters and the session id. Empty if missing or malformed. */
export function authorizationCookie(): Record<string, unknown> {
  const text = readCookie(cookieNames.authorization);
  if (!text) return {};
  for (const form of forms) {
    try {
      const written: unknown = JSON.parse(form(text));
      if (isRecord(written)) return written;
    } catch {
      // Try the next encoding.
    }
  }
  return {};
}

/** Text that a header can carry (RFC 9110, 5.5). With any other, `fetch` throws the same error as for a network failure. */
export const sendable = /^[!-~]+$/;

/** The session id. Read for every call, because the server may renew it. Empty if there is no valid session. */
export function sessionId(): string {
  const id = readText(authorizationCookie().session_id) ?? '';
  return sendable.test(id) ? id : '';
}

/** The client service in the auth API's cookie. Empty if the cookie names none. */
export const clientId = (): string => readText(authorizationCookie().client_id) ?? '';
