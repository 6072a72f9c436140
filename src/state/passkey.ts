import { createReducer } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { emailEntered, sessionCleared, sessionTimedOut } from './events';
import type { Kept } from './persisted';

/** What is known of this person's passkeys, and whether one was already tried by itself (once per sign-in). */
export const passkeyShape = z.object({
  status: z.nullable(z.string()),
  allowCredentials: z.array(z.looseObject({ id: z.string(), type: z.string() })),
  hasTriedPasskey: z.boolean(),
});
export type Passkey = z.infer<typeof passkeyShape>;

export const passkeyKept: Kept<Passkey> = { status: true, allowCredentials: true, hasTriedPasskey: true };

const initial: Passkey = { status: null, allowCredentials: [], hasTriedPasskey: false };

export const passkey = createReducer(initial, (builder) =>
  builder
    .addCase(emailEntered, () => initial)
    .addCase(sessionTimedOut, () => initial)
    .addCase(sessionCleared, () => initial),
);
