import { createReducer } from '@reduxjs/toolkit';
import type { ClientInfo } from '@/api/client-info';
import { allowsRegistration, type OidcParameters, parametersOfAddress } from '@/session/oidc-parameters';
import * as events from './events';
import { signOutReasons } from './sign-out-reasons';

/** The client service that sent the user here: its request, and its details from the auth API. All fields are persisted. */
export const storedClient = {
  oidc: {} as OidcParameters,
  /** The parameters in the first address of the request. */
  fromAddress: {} as OidcParameters,
  client: null as ClientInfo | null,
};
export type Client = typeof storedClient;

/** The OpenID Connect parameters that differ between requests of one client. */
const ownOfRequest = ['state', 'nonce'] as const;

export const client = createReducer(storedClient, (builder) =>
  builder
    // The cookie wins, since the server wrote it. An address counts only at the start of a request (contract, "OIDC parameters").
    .addCase(events.arrived, (state, { payload }) => {
      const { fromCookie } = payload;
      const known = Object.keys(state.oidc).length > 0;
      const isUnchanged = (name: string) => fromCookie[name] === undefined || fromCookie[name] === state.oidc[name];
      if (known && !isUnchanged('client_id')) state.client = null;
      if (!known || !isUnchanged('client_id') || !ownOfRequest.every(isUnchanged)) state.fromAddress = parametersOfAddress(payload);
      state.oidc = { ...state.fromAddress, ...(Object.keys(fromCookie).length > 0 ? fromCookie : state.oidc) };
    })
    .addCase(events.clientInfoReceived, (state, { payload }) => ({ ...state, client: payload }))
    .addCase(events.signInEnded, (state, { payload }) => {
      const { client: removed, announced } = signOutReasons[payload];
      // After a sign-out in another tab the page still links to the client service.
      return removed && announced ? storedClient : state;
    }),
);

export const registrationAllowed = ({ client: { oidc } }: { client: Client }) => allowsRegistration(oidc);
