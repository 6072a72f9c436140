import { type ErrorMatch, rowFor } from '@/api/api-error';
import { upliftDemogTrace, upliftNhsKnown, upliftRefusal } from '@/api/proofing';
import type { ErrorRow } from '@/outcome/common-errors';
import { endSession, goTo } from '@/outcome/outcome';
import { type Handling, step } from '@/outcome/step';
import { paths } from '@/paths';
import { serverNow } from '@/session/clock';
import { duplicateFound, matchChosen, uplifted, upliftRefused } from '@/state/events';
import type { RootState } from '@/state/store';
import { birthAndPostcode, middleNamesOf, sameDetails } from './person';

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
  // Before the common row for 503, because its page links back to the answers.
  { status: 503, outcome: goTo(proofing.p5ErrorGeneric) },
];

/** The known end of a lock (epoch seconds), for an answer without one. Undefined if that end has passed. */
function lockRunning({ proofing: { lockOutTime } }: RootState) {
  const end = lockOutTime ?? 0;
  return end > serverNow() / 1000 ? end : undefined;
}

/** Matches the user by number or by name, whichever they gave. Throws ApiError. */
function lookUp({ proofing: answers, client }: RootState): Promise<void> {
  const { nhsNumber, firstName, lastName, knowNhsNumber } = answers;
  const common = { ...birthAndPostcode(answers), client_id: String(client.oidc.client_id ?? '') };
  if (knowNhsNumber) return upliftNhsKnown({ ...common, nhs_number: nhsNumber });
  return upliftDemogTrace({ ...common, ...middleNamesOf(answers), first_name: firstName, last_name: lastName });
}

/** If the details have changed since the call, its duplicate must not be used to replace an account with the new details. */
const onFailure: Handling['onFailure'] = (error, now, before) => {
  const isDuplicate = rowFor(error, [duplicate]) && sameDetails(before.proofing, now.proofing);
  const refusal = upliftRefusal.parse(error.body);
  const event = isDuplicate ? duplicateFound : upliftRefused;
  return event({ ...refusal, lockout_time_seconds: refusal.lockout_time_seconds ?? lockRunning(now) });
};

export const uplift = step(
  'uplift',
  { errors: upliftErrors, fallback: proofing.p5ErrorGeneric, onFailure },
  async (_none, { dispatch, getState }) => {
    // Clears a choice to prove who they are in another way. After a refusal, the questions continue to a look-up again.
    dispatch(matchChosen());
    await lookUp(getState());
    dispatch(uplifted());
    return goTo(paths.authcode);
  },
);
