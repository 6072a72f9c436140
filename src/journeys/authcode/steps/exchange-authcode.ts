import { exchangeAuthcode as callAuthcode } from '@/api/authcode';
import { canonicalPath } from '@/canonical-path';
import { config } from '@/config';
import type { ErrorRow } from '@/outcome/common-errors';
import { goTo, leaveAndEndSession, type Outcome } from '@/outcome/outcome';
import { safeAddress } from '@/outcome/safe-address';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { gpRecordChecked } from '@/session/identity-token';
import { signIn } from '@/session/sign-in';
import { authcodeReceived } from '@/state/events';

/** Spec 1, section 8, "Authcode". First matching row wins. */
const authcodeErrors: readonly ErrorRow[] = [
  { code: 'CID2011', outcome: goTo(paths.loginProblemNhsNumber) },
  { code: 'CID2012', outcome: goTo(paths.loginDisabled) },
  { status: 401, message: 'Account is disabled', outcome: goTo(paths.loginDisabledAuthcode, { carriesCode: true }) },
];

const proofingPages = Object.values(paths.proofing);
const isProofingPage = (path: string): path is (typeof proofingPages)[number] => (proofingPages as string[]).includes(path);

/** Whether an address needs the identity token after the hand-over: that of the front end that proves identity, or a configured one. */
const needsToken = ({ origin, pathname }: URL): boolean =>
  [config.pyiUrl, ...config.tokenKeptPaths].some((url) => {
    const target = new URL(url, window.location.origin);
    return origin === target.origin && `${pathname}/`.startsWith(target.pathname.replace(/\/?$/, '/'));
  });

/**
 * Goes to the returned location. If the user must still be matched to a health record it is a page of this app, in any spelling and with
 * its query. Otherwise it leaves the app and ends the sign-in. The page of this step would request the authorisation code again forever.
 */
function onwards(location: string): Outcome {
  const address = safeAddress(location);
  if (!address) return goTo(paths.error);
  const to = new URL(address, window.location.origin);
  const path = to.origin === window.location.origin ? canonicalPath(to.pathname) : '';
  const query = to.search.slice(1);
  if (path === paths.authcode) return goTo(paths.error);
  if (isProofingPage(path)) return goTo(query ? `${path}?${query}` : path);
  return leaveAndEndSession(address, needsToken(to) ? 'sentToProof' : 'handedOver');
}

/** Requests the authorisation code. If the user must agree to something first, goes there (spec 1, section 4, "After authcode"). */
export const exchangeAuthcode = step('authcode', { errors: authcodeErrors }, async (_none, { dispatch, getState }) => {
  const answer = await callAuthcode(getState().client.oidc);
  if (answer.id_token && !signIn(answer.id_token)) return goTo(paths.error);
  dispatch(authcodeReceived({ gpRecordChecked: gpRecordChecked(answer.id_token) }));
  if (answer.terms_update_required) return goTo(paths.termsUpdate);
  if (answer.consent_required) return goTo(paths.nhsLoginConsent);
  return onwards(answer.Location);
});
