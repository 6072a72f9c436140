import type { AuthenticatorTransport } from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import { ifReadable, list, needed, oneOf, orElse, part, type Read, text } from './values';

/** The browser refuses the whole request for an id that it cannot decode. */
const base64: Read<string> = (given) => {
  const id = text(given) ?? '';
  return /^[\w+/-]+={0,2}$/.test(id) ? id : undefined;
};

const storedCredential = z.object({
  id: needed(base64),
  type: needed(oneOf('public-key')),
  /** How the browser reaches it. The standard wants values that it does not know to be passed on. */
  transports: ifReadable(list(text as Read<AuthenticatorTransport>)),
});
export type StoredCredential = z.infer<typeof storedCredential>;

/** The passkeys that the server has of an account (WebAuthn Level 3, PublicKeyCredentialDescriptor). */
export const storedCredentials = orElse(list(part(storedCredential)), []);
