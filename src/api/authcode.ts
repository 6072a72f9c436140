import * as z from 'zod/mini';
import type { OidcParameters } from '@/session/oidc-parameters';
import { post } from './addresses-and-headers';
import { flag, ifAbsent, orElse, text } from './values';

const authcode = z.object({
  id_token: orElse(text, ''),
  Location: orElse(text, ''),
  // No default for an unreadable value: consent must not be skipped by mistake.
  consent_required: ifAbsent(flag, false),
  terms_update_required: ifAbsent(flag, false),
});

/** Spec 1, section 7, POST /authcode: the authorisation code, or what the user must agree to first. Throws ApiError. */
export const exchangeAuthcode = (oidc: OidcParameters) => post('auth', '/authcode', oidc, authcode);
