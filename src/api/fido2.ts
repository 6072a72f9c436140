import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import { isObject } from '@/session/read-value';
import { post } from './addresses-and-headers';
import type { CallTime } from './http';
import { storedCredentials } from './login';
import { asGiven, flag, ifReadable, needed, number, oneOf, part, type Read, text } from './values';

/** Removes members of `null` at any depth. A browser would convert them, or reject the request. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((member) => member !== null).map(withoutNulls);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, member]) => (member === null ? [] : [[name, withoutNulls(member)]])));
}

const requestOptions = z.looseObject({
  challenge: needed(text),
  timeout: ifReadable(number),
  rpId: ifReadable(text),
  allowCredentials: storedCredentials,
  /** The standard requires that browsers ignore unknown values. */
  userVerification: ifReadable(oneOf('discouraged', 'preferred', 'required')),
});

/** Passes members that this app does not use (hints, extensions) on to the browser. */
const forBrowser: Read<PublicKeyCredentialRequestOptionsJSON & z.infer<typeof requestOptions>> = (given) =>
  part(requestOptions)(withoutNulls(given));

const options = z.object({
  authentication_options: needed(forBrowser),
  transaction_id: needed(asGiven),
});
export type AuthenticationOptions = z.infer<typeof options>;

/** A challenge for the browser. The body is empty, because the session identifies the user. Throws ApiError. */
export const fetchAuthenticationOptions = (time?: CallTime) => post('fido2', '/authentication/options', undefined, options, time);

const verification = z.object({
  /** Only an explicit true counts as verified. */
  verified: needed(flag),
  redirect_uri: ifReadable(text),
  account_id: ifReadable(text),
});

/** Verifies what the browser signed. The answer has an address to go to, or refuses the passkey by `verified: false`. Throws ApiError. */
export const verifyAuthentication = (body: { transaction_id: unknown; authentication_credential: AuthenticationResponseJSON }) =>
  post('fido2', '/authentication/verify', body, verification);
