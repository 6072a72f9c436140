import { createReducer } from '@reduxjs/toolkit';
import type { StoredCredential } from '@/api/login';
import * as events from './events';
import type { Journey } from './journey';

export const storedPasskey = {
  allowCredentials: [] as StoredCredential[],
  /** A passkey starts automatically once per sign-in and email address, so it cannot loop. */
  hasTriedPasskey: false,
  /** The passkey API failed or did not answer. No passkey starts automatically for the rest of the sign-in, not even for another email address. */
  apiFailed: false,
};

const inMemory = {
  /** Whether this browser supports passkeys; null until it has been checked. */
  status: null as 'supported' | 'unsupported' | null,
};

const initial = { ...storedPasskey, ...inMemory };
type Passkey = typeof initial;

/** Passkey support of this browser, and the passkeys of this user. */
export const passkey = createReducer(initial, (builder) =>
  builder
    .addCase(events.passkeySupportKnown, (state, { payload }) => ({ ...state, status: payload ? 'supported' : 'unsupported' }))
    .addCase(events.userChanged, (state) => ({ ...state, allowCredentials: [], hasTriedPasskey: false }))
    .addCase(events.accountChecked, (state, { payload }) => {
      const { allowCredentials } = payload.auth_options.authentication_options;
      if (allowCredentials.length > 0) state.allowCredentials = allowCredentials;
    })
    .addCase(events.passkeysChecked, (state, { payload }) => {
      state.status = 'supported';
      if (payload.allow_credentials.length > 0) state.allowCredentials = payload.allow_credentials;
    })
    .addCase(events.passkeyTried, (state) => ({ ...state, hasTriedPasskey: true }))
    .addCase(events.passkeyApiFailed, (state) => ({ ...state, apiFailed: true }))
    .addCase(events.signInEnded, ({ status }) => ({ ...initial, status })),
);

export interface Known {
  journey: Journey;
  passkey: Passkey;
}

/** Whether a user can log in with a passkey: enabled by the server, and supported, as before a reload until the browser is checked again. */
export const passkeyPossible = ({ journey, passkey: { status } }: Known) => journey.fido2Enabled && status !== 'unsupported';

/** Whether a passkey starts automatically. */
export const passkeyDue = (state: Known) => passkeyPossible(state) && !state.passkey.hasTriedPasskey && !state.passkey.apiFailed;
