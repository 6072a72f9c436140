import { type ErrorMatch, rowFor } from '@/api/error-match';
import { upliftDemogTrace, upliftNhsKnown, upliftRefusal } from '@/api/proofing';
import type { ErrorRow } from '@/outcome/errors';
import { endSession, goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import type { Handling } from '@/outcome/step-type';
import { paths } from '@/paths';
import { serverNow } from '@/session/clock';
import { duplicateFound, matchChosen, uplifted, upliftRefused } from '@/state/events';
import type { RootState } from '@/state/store';
import { birthAndPostcode, middleNamesOf } from './person';
import { sameDetails } from './same-details';

const { proofing } = paths;

const duplicate: ErrorMatch = { status: 409, message: 'User not uplifted' };

/** Spec 2, section 4, "Uplift outcome", and section 8. First matching row wins. */
const upliftErrors: readonly ErrorRow[] = [
  { status: 429, outcome: goTo(proofing.p5PdsLimit) },
  { status: 504, outcome: goTo(proofing.p5PdsLimit) },
  { ...duplicate, outcome: goTo(proofing.duplicateNhsNumber) },
  { status: 409, outcome: goTo(proofing.p5AlreadyCompleted) },
  { message: 'No match found', outcome: goTo(proofing.noMatch) },
  { message: 'Multiple matches found', outcome: goTo(proofing.noMatch) },
  { message: 'NHS number not verified', outcome: goTo(proofing.nhsNumberNotVerified) },
  { message: 'Record has been invalidated', outcome: goTo(proofing.recordInvalidated) },
  { message: 'PDS rate limit exceeded', outcome: goTo(proofing.p5RegisterAttempt) },
  { message: 'PDS rate limit has already been exceeded', outcome: goTo(proofing.confirmYourDetails) },
  { message: 'Unauthorized', outcome: endSession(paths.sessionTimeout, 'timedOut') },
  // Before the common row: the page leads back to the answers, which a busy page of the whole service does not.
  { status: 503, outcome: goTo(proofing.p5ErrorGeneric) },
];

/** Stands in for a lock's end that an answer leaves out: the end known so far (epoch seconds), unless it has passed. */
function lockRunning({ proofing: { lockOutTime } }: RootState) {
  const end = lockOutTime ?? 0;
  return end > serverNow() / 1000 ? end : undefined;
}

/** Looks the person up by number or by name, whichever they gave. Throws ApiError. */
function lookUp({ proofing: answers, client }: RootState): Promise<void> {
  const { nhsNumber, firstName, lastName, knowNhsNumber } = answers;
  const common = { ...birthAndPostcode(answers), client_id: String(client.oidc.client_id ?? '') };
  if (knowNhsNumber) return upliftNhsKnown({ ...common, nhs_number: nhsNumber });
  return upliftDemogTrace({ ...common, ...middleNamesOf(answers), first_name: firstName, last_name: lastName });
}

/** A duplicate of details that were changed meanwhile must not offer to replace an account with the new ones. */
const onRefused: Handling['onRefused'] = (error, now, before) => {
  const isDuplicate = rowFor(error, [duplicate]) && sameDetails(before.proofing, now.proofing);
  const refusal = upliftRefusal.parse(error.body);
  const event = isDuplicate ? duplicateFound : upliftRefused;
  return event({ ...refusal, lockout_time_seconds: refusal.lockout_time_seconds ?? lockRunning(now) });
};

/** Matches the user to their health record. */
export const uplift = step(
  'uplift',
  { errors: upliftErrors, fallback: proofing.p5ErrorGeneric, onRefused },
  async (_none, { dispatch, getState }) => {
    // Drops a choice to prove who they are another way: after a refusal, the questions lead to a look-up again.
    dispatch(matchChosen());
    await lookUp(getState());
    dispatch(uplifted());
    return goTo(paths.authcode);
  },
);
