import { exchangeAuthcode as callAuthcode } from '@/api/auth';
import type { ErrorRow } from '@/outcome/errors';
import { goTo, handOver, type Outcome } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { gpRecordChecked, keepIdentityToken } from '@/session/identity-token';
import { authcodeReceived } from '@/state/events';

/** Spec 1, section 8, "Authcode". First matching row wins. */
export const authcodeErrors: readonly ErrorRow[] = [
  { code: 'CID2011', outcome: goTo(paths.loginProblemNhsNumber) },
  { code: 'CID2012', outcome: goTo(paths.loginDisabled) },
  { status: 401, message: 'Account is disabled', outcome: goTo(paths.loginDisabledAuthcode, { carriesCode: true }) },
];

const proofingPages: readonly string[] = Object.values(paths.proofing);

/** To the returned location: a page of this app when the person has yet to be matched to a health record, else out of it, for good. */
function onwards(location: string): Outcome {
  const { origin } = window.location;
  const path = location.startsWith(origin) ? location.slice(origin.length) : location;
  return proofingPages.includes(path) ? goTo(path) : handOver(location);
}

/** Asks for the authorisation code; what the person must still agree to comes first (spec 1, section 4, "After authcode"). */
export const exchangeAuthcode = step('authcode', { errors: authcodeErrors }, async (_none, { dispatch, getState }) => {
  const answer = await callAuthcode(getState().client.oidc);
  if (answer.id_token && !keepIdentityToken(answer.id_token)) return goTo(paths.error);
  dispatch(authcodeReceived({ gpRecordChecked: gpRecordChecked(answer.id_token) }));
  if (answer.terms_update_required) return goTo(paths.termsUpdate);
  if (answer.consent_required) return goTo(paths.nhsLoginConsent);
  return onwards(answer.Location);
});
