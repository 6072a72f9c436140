import * as z from 'zod/mini';
import { storedCredentials } from '@/api/credentials';
import type { Kept } from './storage/persisted';

export const passkeyShape = z.object({
  /** Support by this browser; null until it has been checked. */
  status: z.nullable(z.enum(['supported', 'unsupported'])),
  allowCredentials: storedCredentials,
  /** A passkey starts by itself once per sign-in and email address, never in a loop. */
  hasTriedPasskey: z.boolean(),
  /** The passkey API gave no answer, or failed: no passkey starts by itself for the rest of the sign-in, whatever the email address. */
  apiFailed: z.boolean(),
});
export type Passkey = z.infer<typeof passkeyShape>;

export const passkeyKept: Kept<Passkey> = { status: false, allowCredentials: true, hasTriedPasskey: true, apiFailed: true };
