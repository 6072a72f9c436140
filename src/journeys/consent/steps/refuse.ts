import { ApiError } from '@/api/http';
import { fetchClient } from '@/content/fetch-client';
import { goTo, leaveAndEndSession } from '@/outcome/outcome';
import { safeAddress } from '@/outcome/safe-address';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import type { OidcParameters } from '@/session/arrival';
import { authorizationCookie, sessionId } from '@/session/session';
import { standing } from '@/session/sign-in';
import { clientInfoErrors } from './load-client';

/**
 * The client's redirect address with the error and its `state` (RFC 6749, 4.1.2.1); undefined if missing or unsafe. Only the auth API's
 * cookie names it: a link must not decide where people are sent.
 */
function refusal(known: OidcParameters, description: string): string | undefined {
  const { redirect_uri, state = known.state } = authorizationCookie();
  try {
    // safeAddress gets the raw text: parsing makes a deceptive address look honest.
    const url = new URL(safeAddress(redirect_uri) ?? '');
    url.searchParams.set('error', 'access_denied');
    url.searchParams.set('error_description', description);
    if (typeof state === 'string' && state) url.searchParams.set('state', state);
    return url.href;
  } catch {
    return undefined;
  }
}

/** Requires a live session and a client that the auth API recognises. */
const refuse = (call: 'refuse-consent' | 'decline-terms', description: string) =>
  step(call, { errors: clientInfoErrors, leads: [paths.error, '‹client service›'] }, async (_none, { dispatch, getState }) => {
    // No call checks the session if the client is loaded already.
    const now = standing();
    if (now !== 'ours') throw new ApiError(now);
    if (!sessionId()) return goTo(paths.error);
    await dispatch(fetchClient());
    const url = refusal(getState().client.oidc, description);
    return url ? leaveAndEndSession(url, 'refused') : goTo(paths.error);
  });

/** Returns to the client with a refusal of consent (spec 1, section 4, "After authcode"). */
export const refuseConsent = refuse('refuse-consent', 'ConsentNotGiven');
/** The same with another description (spec 2, section 4, "Terms update and authcode"). */
export const declineTerms = refuse('decline-terms', 'TermsUpdateNotAccepted');
