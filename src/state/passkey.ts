import { createReducer } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { storedCredentials } from '@/api/credentials';
import {
  accountChecked,
  emailEntered,
  passkeysChecked,
  passkeySupportKnown,
  passkeyTried,
  sessionCleared,
  sessionTimedOut,
} from './events';
import type { Journey } from './journey';
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

const initial: Passkey = { status: null, allowCredentials: [], hasTriedPasskey: false };
const forgotten = ({ status }: Passkey): Passkey => ({ ...initial, status });

/** What is known of this browser's and this person's passkeys. */
export const passkey = createReducer(initial, (builder) =>
  builder
    .addCase(passkeySupportKnown, (state, { payload }) => {
      state.status = payload ? 'supported' : 'unsupported';
    })
    .addCase(emailEntered, (state) => {
      state.allowCredentials = [];
    })
    .addCase(accountChecked, (state, { payload }) => {
      const { allowCredentials } = payload.auth_options.authentication_options;
      if (allowCredentials.length > 0) state.allowCredentials = allowCredentials;
    })
    .addCase(passkeysChecked, (state, { payload }) => {
      state.status = 'supported';
      if (payload.allow_credentials.length > 0) state.allowCredentials = payload.allow_credentials;
    })
    .addCase(passkeyTried, (state) => {
      state.hasTriedPasskey = true;
    })
    .addCase(sessionTimedOut, forgotten)
    .addCase(sessionCleared, forgotten),
);

interface Known {
  journey: Journey;
  passkey: Passkey;
}

/** Whether a passkey is a way to log in: the server has enabled it for this person, and this browser can. */
export const passkeyPossible = ({ journey, passkey: { status } }: Known) => journey.fido2Enabled && status === 'supported';

/** Whether one is tried now without being asked for. */
export const passkeyDue = (state: Known) => passkeyPossible(state) && !state.passkey.hasTriedPasskey;
