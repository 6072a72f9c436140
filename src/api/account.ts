import { config } from '@/config';
import type { OidcParameters } from '@/session/arrival';
import { identityToken } from '@/session/identity-token';
import { call } from './http';

const post = (path: string, body?: unknown) =>
  call({ method: 'POST', url: `${config.accountApiUrl}${path}`, headers: { authorization: identityToken() ?? '' }, body });

export interface Consent {
  'client-id': string;
  'consented-claims': string[];
  'oidc-params': OidcParameters;
}

/** Spec 1, section 7, POST /consent: these claims may be shared with this client. Throws ApiError. */
export const giveConsent = (consent: Consent) => post('/consent', consent);

/** Spec 1, section 7, POST /terms-update: who calls it agrees to the terms as they are now. Throws ApiError. */
export const acceptTerms = () => post('/terms-update');
