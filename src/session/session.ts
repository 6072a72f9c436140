import { cookieNames } from './cookie-names';
import { readCookie } from './read-cookie';
import { readText } from './read-value';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The auth API's cookie, with the OIDC parameters and the session id; empty if missing or malformed. */
export function authorizationCookie(): Record<string, unknown> {
  try {
    const written: unknown = JSON.parse(readCookie(cookieNames.authorization) ?? 'null');
    return isRecord(written) ? written : {};
  } catch {
    return {};
  }
}

/** Text that a header can carry (RFC 9110, 5.5): with any other, `fetch` throws as if the network were dead. */
export const sendable = /^[!-~]+$/;

/** The session id, read at every call because the server may renew it; empty if there is no valid session. */
export function sessionId(): string {
  const id = readText(authorizationCookie().session_id) ?? '';
  return sendable.test(id) ? id : '';
}

/** The client service in the auth API's cookie; empty if it names none. */
export const clientId = (): string => readText(authorizationCookie().client_id) ?? '';
