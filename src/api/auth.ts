import * as z from 'zod/mini';
import { config } from '@/config';
import type { OidcParameters } from '@/session/arrival';
import { identityToken } from '@/session/identity-token';
import { logError } from '@/session/log';
import { rowFor, unauthorised } from './error-match';
import { ApiError, call } from './http';
import { legible } from './legible';

const endedHere = ['gone', 'ended', 'another'];

/** A call to the auth API. Its failures are logged, but for a session that is not this one any more, and leave as ApiError (spec 2, section 8). */
const callAuth: typeof call = (request) =>
  call(request).catch((error: unknown) => {
    const sessionIsOver = error instanceof ApiError && (endedHere.includes(error.kind) || rowFor(error, unauthorised));
    if (!sessionIsOver) logError('A call to the auth API has failed');
    throw error;
  });

const flag = z.catch(z.boolean(), false);

const authcode = z.object({
  id_token: z.catch(z.string(), ''),
  Location: z.catch(z.string(), ''),
  consent_required: flag,
  terms_update_required: flag,
});

/** Spec 1, section 7, POST /authcode: the authorisation code, or what the person must agree to first. */
export const exchangeAuthcode = (oidc: OidcParameters) =>
  callAuth({
    method: 'POST',
    url: `${config.authApiUrl}/authcode`,
    headers: { authorization: identityToken() ?? '' },
    body: oidc,
    answer: authcode,
  });

/** Null when no list came: then there is no consent page. */
const list = z.catch(z.nullable(z.array(z.string())), null);

// Each is of use without the others; only consent wants them all.
const clientInfo = z
  .object({
    client_homepage_url: z.catch(z.string(), ''),
    terms_uri: z.catch(z.string(), ''),
    /** Empty when it is not named. */
    client_display_name: z.catch(z.pipe(z.string(), z.transform(legible)), ''),
    approved_scopes: list,
    claims: list,
  })
  .check(z.refine((client) => client.client_display_name !== '' || client.client_homepage_url !== ''));
export type ClientInfo = z.infer<typeof clientInfo>;

/** Spec 1, section 7, GET /client-info: what the auth API knows of a client service: its name or its homepage, at least. */
export const fetchClientInfo = (clientId: string) =>
  callAuth({
    method: 'GET',
    url: `${config.authApiUrl}/client-info?${new URLSearchParams({ 'client-id': clientId })}`,
    answer: clientInfo,
  });
