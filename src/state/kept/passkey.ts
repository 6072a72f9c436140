import * as z from 'zod/mini';
import { storedCredentials } from '@/api/credentials';
import type { Kept } from './persisted';

export const passkeyShape = z.object({
  /** What this browser can do; null until it has been asked. */
  status: z.nullable(z.enum(['supported', 'unsupported'])),
  allowCredentials: storedCredentials,
  /** A passkey is tried by itself once per sign-in, never in a loop. */
  hasTriedPasskey: z.boolean(),
});
export type Passkey = z.infer<typeof passkeyShape>;

export const passkeyKept: Kept<Passkey> = { status: false, allowCredentials: true, hasTriedPasskey: true };
