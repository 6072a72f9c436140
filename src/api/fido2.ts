import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import { config } from '@/config';
import { storedCredentials } from './credentials';
import { sessionHeader } from './headers';
import { call, type CallTime } from './http';
import { isObject } from './read-body';
import { asGiven, flag, ifReadable, needed, number, oneOf, part, type Read, text } from './values';

/** The passkey API (spec 1, section 7). Every call carries the session id. */
const post = <Answer>(path: string, body: unknown, answer: z.ZodMiniType<Answer>, time: CallTime = {}) =>
  call({ method: 'POST', url: `${config.fido2ApiUrl}${path}`, headers: sessionHeader(), body, answer, ...time, reportedAs: path });

/** Members of `null` are removed at any depth: a browser would convert them, or refuse the request for them. */
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
  /** The standard has a browser ignore a value that it does not know. */
  userVerification: ifReadable(oneOf('discouraged', 'preferred', 'required')),
});

/** Members that this app does not know (hints, extensions) are for the browser. */
const forBrowser: Read<PublicKeyCredentialRequestOptionsJSON & z.infer<typeof requestOptions>> = (given) =>
  part(requestOptions)(withoutNulls(given));

const options = z.object({
  authentication_options: needed(forBrowser),
  /** Goes back as it came. */
  transaction_id: needed(asGiven),
});
export type AuthenticationOptions = z.infer<typeof options>;

/** A challenge for the browser, WebAuthn's PublicKeyCredentialRequestOptionsJSON. The body is empty: the session says who asks. */
export const fetchAuthenticationOptions = (time?: CallTime) => post('/authentication/options', undefined, options, time);

const verification = z.object({
  /** Nothing but a clear yes is one. */
  verified: needed(flag),
  redirect_uri: ifReadable(text),
  account_id: ifReadable(text),
});

/** Has what the browser signed verified, for an address to go to. A passkey may be refused by `verified: false`, too; throws ApiError. */
export const verifyAuthentication = (body: { transaction_id: unknown; authentication_credential: AuthenticationResponseJSON }) =>
  post('/authentication/verify', body, verification);
