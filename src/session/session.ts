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

/** The session id, read from the cookie at every call, because the server may renew it; empty when there is no valid session. */
export function sessionId(): string {
  const { session_id: id } = authorizationCookie();
  return typeof id === 'string' ? id : '';
}

/** The JWT of a person who has signed in; undefined before. */
export const identityToken = () => readCookie(cookieNames.identityToken) || undefined;
