import { ApiError } from '@/api/api-error';
import { fetchClient } from '@/content/fetch-client';
import { goTo, leaveAndEndSession } from '@/outcome/outcome';
import { safeSite } from '@/outcome/safe-address';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import type { OidcParameters } from '@/session/oidc-parameters';
import { readText } from '@/session/read-value';
import { compareWithCookies, documentCookie, sessionId } from '@/session/sign-in';
import { clientInfoErrors } from './load-client';

/**
 * The client's redirect address with the error and its `state` (RFC 6749, 4.1.2.1). Undefined if missing or unsafe. Uses only the address
 * in the auth API's cookie, because a link must not decide where users are sent. The text of the address is not changed, since the client
 * registered it in that form (RFC 6749, 3.1.2) and a parser would rewrite it.
 */
function refusal(known: OidcParameters, description: string): string | undefined {
  const { redirect_uri, state } = documentCookie();
  const address = safeSite(redirect_uri);
  if (!address) return undefined;
  const [, base = '', fragment = ''] = /^([^#]*)(.*)$/.exec(address) ?? [];
  const given = new URLSearchParams({ error: 'access_denied', error_description: description });
  const own = readText(state) ?? readText(known.state);
  if (own) given.set('state', own);
  // A second question mark is part of the query.
  const separator = base.includes('?') ? (/^[^?]*\?$|&$/.test(base) ? '' : '&') : '?';
  // Only form decoders read a plus sign as a space.
  return base + separator + String(given).replace(/\+/g, '%20') + fragment;
}

/** Requires a live session and a client that the auth API recognises. */
const refuse = (call: 'client-info refusal' | 'client-info terms', description: string) =>
  step(call, { errors: clientInfoErrors }, async (_none, { dispatch, getState }) => {
    // No call checks the session if the client is loaded already.
    const now = compareWithCookies();
    if (now !== 'ours') throw new ApiError(now);
    if (!sessionId()) return goTo(paths.error);
    await dispatch(fetchClient());
    const url = refusal(getState().client.oidc, description);
    return url ? leaveAndEndSession(url, 'refused') : goTo(paths.error);
  });

/** Returns to the client with an error: the user refused consent (spec 1, section 4, "After authcode"). */
export const refuseConsent = refuse('client-info refusal', 'ConsentNotGiven');
/** The same for the terms, with another description (spec 2, section 4, "Terms update and authcode"). */
export const declineTerms = refuse('client-info terms', 'TermsUpdateNotAccepted');
