import { cookieNames } from './cookie-names';
import { readCookie } from './cookies';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the auth API wrote before the browser arrived: the OIDC parameters and the session id. Empty when the cookie is missing or malformed. */
export function authorizationCookie(): Record<string, unknown> {
  try {
    const written: unknown = JSON.parse(readCookie(cookieNames.authorization) ?? 'null');
    return isRecord(written) ? written : {};
  } catch {
    return {};
  }
}

/** RFC 9110, 5.5: with anything else in a header, `fetch` throws as if the network were dead. */
export const sendable = /^[!-~]+$/;

/** The session id, read from the cookie at every call, because the server may renew it; empty when there is no valid session. */
export function sessionId(): string {
  const { session_id: id } = authorizationCookie();
  return typeof id === 'string' && sendable.test(id) ? id : '';
}

/** The client service of the auth API's cookie; empty when it names none. */
export function clientId(): string {
  const { client_id: id } = authorizationCookie();
  return typeof id === 'string' ? id : '';
}
