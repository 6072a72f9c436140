import * as z from 'zod/mini';
import { storedCredentials } from '@/api/credentials';
import type { Kept } from './storage/persisted';

export const passkeyShape = z.object({
  /** What this browser can do; null until it has been asked. */
  status: z.nullable(z.enum(['supported', 'unsupported'])),
  allowCredentials: storedCredentials,
  /** A passkey is tried by itself once per sign-in and email address, never in a loop. */
  hasTriedPasskey: z.boolean(),
  /** The passkey API gave no answer, or failed: for the rest of the sign-in none is tried by itself, whatever the address. */
  apiFailed: z.boolean(),
});
export type Passkey = z.infer<typeof passkeyShape>;

export const passkeyKept: Kept<Passkey> = { status: false, allowCredentials: true, hasTriedPasskey: true, apiFailed: true };
