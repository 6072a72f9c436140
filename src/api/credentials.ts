import type { AuthenticatorTransport } from '@simplewebauthn/browser';
import * as z from 'zod/mini';

const storedCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  /** How the browser reaches it. The standard wants values that it does not know to be passed on. */
  transports: z.optional(z.array(z.custom<AuthenticatorTransport>((value) => typeof value === 'string'))),
});

/** The passkeys that the server has of an account (WebAuthn Level 3, PublicKeyCredentialDescriptor). A list of a wrong shape counts as none. */
export const storedCredentials = z.catch(z.array(storedCredential), []);
