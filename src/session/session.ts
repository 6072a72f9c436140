import * as z from 'zod/mini';
import { cookieNames, readCookie, writeCookie } from './cookies';
import { accountIdOf, identityTokenExpiry } from './identity-token';

const authorization = z.catch(z.looseObject({}), {});

/** What the auth API wrote before the browser arrived: the OIDC parameters and the session id. Empty when the cookie is missing or malformed. */
export function authorizationCookie(): Record<string, unknown> {
  try {
    return authorization.parse(JSON.parse(readCookie(cookieNames.authorization) ?? ''));
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

/** Keeps the identity token until it expires. False when the browser refuses the cookie. */
export const keepIdentityToken = (token: string): boolean => writeCookie(cookieNames.identityToken, token, identityTokenExpiry(token));

/** The account of the person who has signed in; empty before. */
export const accountId = (): string => accountIdOf(identityToken() ?? '');
