import '@/no-eval';
import * as z from 'zod/mini';
import { serverNow } from './clock';
import { cookieNames } from './cookie-names';
import { writeCookie } from './cookies';
import { identityToken } from './session';

/** A claim that may be missing. One of another kind (RFC 7519 lets `aud` be a list) counts as missing, and takes no other with it. */
const claim = <Value>(value: z.ZodMiniType<Value>) => z.catch(z.optional(value), undefined);

const claims = z.object({
  aud: claim(z.string()),
  exp: claim(z.number()),
  gp_record_checked: claim(z.boolean()),
  account_id: claim(z.string()),
});

/** The claims of a JWT (RFC 7519), unverified: for display and cookie lifetime only, the server verifies. Empty when it is not a JWT. */
export function identityTokenClaims(token: string): z.infer<typeof claims> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return claims.parse(JSON.parse(atob(payload)));
  } catch {
    return {};
  }
}

/**
 * When the token ends, by the clock of this device; undefined (the browser's session) when it does not say, or seems to have ended
 * already: then that clock is wrong, and a cookie from the past would never be kept.
 */
export function identityTokenExpiry(token: string): Date | undefined {
  const { exp = 0 } = identityTokenClaims(token);
  const lifetime = exp * 1000 - serverNow();
  return lifetime > 0 ? new Date(Date.now() + lifetime) : undefined;
}

/** Whether the identity service says that a GP record was checked for this person. */
export const gpRecordChecked = (token: string): boolean => identityTokenClaims(token).gp_record_checked === true;

/** The account of the person who has signed in; empty before, and when the token does not name it. */
export const accountId = (): string => identityTokenClaims(identityToken() ?? '').account_id ?? '';

/** Keeps the identity token until it expires. False when the browser refuses the cookie. */
export const keepIdentityToken = (token: string): boolean => writeCookie(cookieNames.identityToken, token, identityTokenExpiry(token));
