import type { AuthenticatorTransport } from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import { ifReadable, list, needed, oneOf, orElse, part, type Read, text } from './values';

/** The browser rejects the whole request if it cannot decode an id. */
const base64: Read<string> = (given) => {
  const id = text(given) ?? '';
  return /^[\w+/-]+={0,2}$/.test(id) ? id : undefined;
};

const storedCredential = z.object({
  id: needed(base64),
  type: needed(oneOf('public-key')),
  /** How the browser reaches the passkey. The standard requires that unknown values are passed on. */
  transports: ifReadable(list(text as Read<AuthenticatorTransport>)),
});
export type StoredCredential = z.infer<typeof storedCredential>;

/** The passkeys that the server has stored for an account (WebAuthn Level 3, PublicKeyCredentialDescriptor). */
export const storedCredentials = orElse(list(part(storedCredential)), []);
