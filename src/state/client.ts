import { createReducer } from '@reduxjs/toolkit';
import { arrived, clientInfoReceived, sessionCleared } from './events';
import type { Client } from './kept/client';

const initial: Client = { oidc: {}, client: null };

export const client = createReducer(initial, (builder) =>
  builder
    // The cookie wins, the server wrote it; an address counts only when it is the first of its session.
    .addCase(arrived, (state, { payload }) => {
      const known = Object.keys(state.oidc).length > 0 ? state.oidc : payload.fromAddress;
      state.oidc = { ...known, ...payload.fromCookie };
    })
    .addCase(clientInfoReceived, (state, { payload }) => {
      state.client = payload;
    })
    .addCase(sessionCleared, () => initial),
);

/** Only the text 'false' hides registration. */
export const registrationAllowed = ({ client: { oidc } }: { client: Client }) => oidc.allow_registration !== 'false';
