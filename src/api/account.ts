import type { OidcParameters } from '@/session/oidc-parameters';
import { post } from './addresses-and-headers';

export interface Consent {
  /** Left out when the request names no client. */
  'client-id'?: string;
  /** Unchanged from the auth API. */
  'consented-claims': unknown;
  'oidc-params': OidcParameters;
}

/** Spec 1, section 7, POST /consent: these claims may be shared with this client. Throws ApiError. */
export const giveConsent = (consent: Consent) => post('account', '/consent', consent);

/** Spec 1, section 7, POST /terms-update: the user agrees to the current terms. Throws ApiError. */
export const acceptTerms = () => post('account', '/terms-update');
