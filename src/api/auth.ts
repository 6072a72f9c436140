import * as z from 'zod/mini';
import { config } from '@/config';
import type { OidcParameters } from '@/session/arrival';
import { identityToken } from '@/session/session';
import { call } from './http';

const flag = z.catch(z.boolean(), false);

const authcode = z.object({
  id_token: z.catch(z.string(), ''),
  Location: z.catch(z.string(), ''),
  consent_required: flag,
  terms_update_required: flag,
});

/** Spec 1, section 7, POST /authcode: the authorisation code, or what the person must agree to first. */
export const exchangeAuthcode = (oidc: OidcParameters) =>
  call({
    method: 'POST',
    url: `${config.authApiUrl}/authcode`,
    headers: { authorization: identityToken() ?? '' },
    body: oidc,
    answer: authcode,
  });

const clientInfo = z.object({
  client_homepage_url: z.catch(z.string(), ''),
  terms_uri: z.catch(z.string(), ''),
  // These two are not forgiven: who cannot be told with whom what is shared cannot agree to it.
  client_display_name: z.string().check(z.trim(), z.minLength(1)),
  approved_scopes: z.array(z.string()),
  claims: z.catch(z.array(z.string()), []),
});
export type ClientInfo = z.infer<typeof clientInfo>;

/** Spec 1, section 7, GET /client-info. */
export const fetchClientInfo = (clientId: string) =>
  call({ method: 'GET', url: `${config.authApiUrl}/client-info?${new URLSearchParams({ 'client-id': clientId })}`, answer: clientInfo });
