import { ApiError } from '@/api/http';
import { fetchClient } from '@/content/fetch-client';
import { goTo, handOver } from '@/outcome/outcome';
import { safeAddress } from '@/outcome/safe-address';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { authorizationCookie, sessionId } from '@/session/session';
import { standing } from '@/session/sign-in';
import type { OidcParameters } from '@/session/arrival';
import { clientInfoErrors } from './load-client';

/**
 * RFC 6749, 4.1.2.1: the client's address with the error, and its state when it gave one. The address is the one that the auth API
 * wrote into its cookie: where people are sent is not for a link to say. Undefined without one that is safe.
 */
function refusal(known: OidcParameters, description: string): string | undefined {
  const { redirect_uri, state = known.state } = authorizationCookie();
  try {
    // Judged as it came: parsed, an address that was written to deceive looks honest.
    const url = new URL(safeAddress(redirect_uri) ?? '');
    url.searchParams.set('error', 'access_denied');
    url.searchParams.set('error_description', description);
    if (typeof state === 'string' && state) url.searchParams.set('state', state);
    return url.href;
  } catch {
    return undefined;
  }
}

/** Only for a live session and a client that the auth API knows. */
const refuse = (call: 'refuse-consent' | 'decline-terms', description: string) =>
  step(call, { errors: clientInfoErrors, leads: [paths.error, '‹client service›'] }, async (_none, { dispatch, getState }) => {
    // Where the client is known already, no call finds out.
    const now = standing();
    if (now !== 'ours') throw new ApiError(now);
    if (!sessionId()) return goTo(paths.error);
    await dispatch(fetchClient());
    const url = refusal(getState().client.oidc, description);
    return url ? handOver(url, 'refused') : goTo(paths.error);
  });

/** Spec 1, section 4, "After authcode": the client is told that nothing is shared with it. */
export const refuseConsent = refuse('refuse-consent', 'ConsentNotGiven');
/** Spec 2, section 4, "Terms update and authcode": as a refusal of consent, with a description of its own. */
export const declineTerms = refuse('decline-terms', 'TermsUpdateNotAccepted');
