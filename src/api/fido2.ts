import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import { config } from '@/config';
import { sessionId } from '@/session/session';
import { storedCredentials } from './credentials';
import { call } from './http';

/** The passkey API (spec 1, section 7). Every call carries the session id. */
const post = <Answer>(path: string, body: unknown, answer: z.ZodMiniType<Answer>) =>
  call({ method: 'POST', url: `${config.fido2ApiUrl}${path}`, headers: { session_id: sessionId() }, body, answer, reportedAs: path });

const options = z.object({
  authentication_options: z.object({
    challenge: z.string(),
    timeout: z.optional(z.number()),
    rpId: z.optional(z.string()),
    allowCredentials: storedCredentials,
    userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
  }),
  transaction_id: z.string(),
});
export type AuthenticationOptions = z.infer<typeof options>;

/** A challenge for the browser, WebAuthn's PublicKeyCredentialRequestOptionsJSON. The body is empty: the session says who asks. */
export const fetchAuthenticationOptions = () => post('/authentication/options', {}, options);

const verification = z.object({
  verified: z.boolean(),
  redirect_uri: z.catch(z.nullish(z.string()), null),
  account_id: z.catch(z.nullish(z.string()), null),
});

/** Has what the browser signed verified, for an address to go to. A passkey may be refused by `verified: false`, too; throws ApiError. */
export const verifyAuthentication = (body: { transaction_id: string; authentication_credential: AuthenticationResponseJSON }) =>
  post('/authentication/verify', body, verification);
