import { createReducer } from '@reduxjs/toolkit';
import { accountChecked, passkeyApiFailed, passkeysChecked, passkeySupportKnown, passkeyTried, personChanged, signInEnded } from './events';
import type { Journey } from './journey.shape';
import type { Passkey } from './passkey.shape';

const initial: Passkey = { status: null, allowCredentials: [], hasTriedPasskey: false, apiFailed: false };
const forgotten = ({ status }: Passkey): Passkey => ({ ...initial, status });

/** Passkey support of this browser, and the passkeys of this person. */
export const passkey = createReducer(initial, (builder) =>
  builder
    .addCase(passkeySupportKnown, (state, { payload }) => {
      state.status = payload ? 'supported' : 'unsupported';
    })
    .addCase(personChanged, (state) => {
      state.allowCredentials = [];
      state.hasTriedPasskey = false;
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
    .addCase(passkeyApiFailed, (state) => {
      state.apiFailed = true;
    })
    .addCase(signInEnded, forgotten),
);

interface Known {
  journey: Journey;
  passkey: Passkey;
}

/** Whether a person can log in with a passkey: the server has enabled it for them, and this browser supports it. */
export const passkeyPossible = ({ journey, passkey: { status } }: Known) => journey.fido2Enabled && status === 'supported';

/** Whether a passkey starts without a press. */
export const passkeyDue = (state: Known) => passkeyPossible(state) && !state.passkey.hasTriedPasskey && !state.passkey.apiFailed;
