import { createReducer } from '@reduxjs/toolkit';
import { allowsRegistration, fitting } from '@/session/oidc-parameters';
import type { Client } from './client.shape';
import { endings } from './endings';
import { arrived, clientInfoReceived, signInEnded } from './events';

const initial: Client = { oidc: {}, fromAddress: {}, client: null };

/** The parameters of OpenID Connect that no two requests of a client share. */
const ownOfRequest = ['state', 'nonce'] as const;

export const client = createReducer(initial, (builder) =>
  builder
    // The cookie wins, since the server wrote it; an address counts only at the start of a request (contract, "OIDC parameters").
    .addCase(arrived, (state, { payload }) => {
      const { fromCookie } = payload;
      const known = Object.keys(state.oidc).length > 0;
      const goesOn = (name: string) => fromCookie[name] === undefined || fromCookie[name] === state.oidc[name];
      if (known && !goesOn('client_id')) state.client = null;
      if (!known || !goesOn('client_id') || !ownOfRequest.every(goesOn)) state.fromAddress = fitting(payload);
      state.oidc = { ...state.fromAddress, ...(Object.keys(fromCookie).length > 0 ? fromCookie : state.oidc) };
    })
    .addCase(clientInfoReceived, (state, { payload }) => {
      state.client = payload;
    })
    .addCase(signInEnded, (state, { payload }) => {
      const { client: removed, announced } = endings[payload];
      // Of an end in another tab this one tells, with the way back.
      return removed && announced ? initial : state;
    }),
);

export const registrationAllowed = ({ client: { oidc } }: { client: Client }) => allowsRegistration(oidc);
