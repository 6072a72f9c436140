import { createReducer } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { arrived, clientInfoReceived, sessionCleared } from './events';
import type { Kept } from './persisted';

/** The client service that sent the person here: its request, and what the auth API says of it. */
export const clientShape = z.object({
  oidc: z.looseObject({}),
  client: z.nullable(
    z.object({
      client_display_name: z.string(),
      client_homepage_url: z.string(),
      terms_uri: z.string(),
      approved_scopes: z.array(z.string()),
      claims: z.array(z.string()),
    }),
  ),
});
export type Client = z.infer<typeof clientShape>;

export const clientKept: Kept<Client> = { oidc: true, client: true };

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
