import * as z from 'zod/mini';
import { config } from '@/config';
import type { OidcParameters } from '@/session/arrival';
import { identityToken } from '@/session/identity-token';
import { callAuth } from './auth-call';

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
