import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import type { UpliftRefusal } from '@/api/proofing';
import { DEFAULT_PYI_SLA } from '@/limits-and-durations';
import * as events from './events';

/** What a look-up has found about another account of the user. It is valid only for the details of that look-up. */
const noDuplicate = {
  p5DuplicateFound: false,
  maskedEmail: '',
  maskedEmailList: [] as string[],
  accountMigrationEnabled: false,
  eligibleForAccountMigrationJourney: false,
  ineligibilityReason: '',
};

/** Answers to the questions, and the result of the look-up (spec 2, section 3, "Proofing state"). All fields are persisted. */
export const storedProofing = {
  nhsNumber: '',
  /** yyyy-MM-dd */
  dob: '',
  firstName: '',
  middleNames: '',
  lastName: '',
  postcode: '',
  /** A later answer than `postcode`. Its records cannot be reached. */
  outOfAreaPostcode: '',
  /** The user has gone back to enter another postcode, so the question is empty. */
  postcodeAskedAgain: false,
  knowNhsNumber: null as boolean | null,
  /** The user wants to be matched by number, and has not answered that question since. */
  triesNumber: false,
  ...noDuplicate,
  /** Epoch seconds. */
  lockOutTime: null as number | null,
  hasUplifted: false,
  selectedPYI: false,
  /** The server has stored exactly these details for the proof of identity. */
  failureRecorded: false,
  replacementRequested: false,
  pyiSla: DEFAULT_PYI_SLA,
};
export type Proofing = typeof storedProofing;

/** The email addresses that a duplicate's page may show (spec 2, section 4, "Uplift outcome"). */
function emailsOf({ account_migration: migration, email, ineligibility_reason: reason }: UpliftRefusal) {
  const [first = ''] = email;
  const single = email.length === 1 ? first : '';
  if (!migration) return { maskedEmail: single, maskedEmailList: single ? [] : email };
  if (reason) return { maskedEmail: reason === 'active_account' ? first : '', maskedEmailList: [] };
  return { maskedEmail: single, maskedEmailList: email };
}

/** Each answer changes the details, so it clears a recorded failure and a duplicate. */
const answers = isAnyOf(
  events.nhsNumberGiven,
  events.nhsNumberNotKnown,
  events.nameGiven,
  events.dobGiven,
  events.dobCleared,
  events.postcodeGiven,
  events.postcodeCleared,
  events.postcodeOutOfArea,
);

export const proofing = createReducer(storedProofing, (builder) =>
  builder
    .addCase(events.nhsNumberGiven, (state, { payload }) => ({ ...state, knowNhsNumber: true, nhsNumber: payload }))
    .addCase(events.nhsNumberNotKnown, (state) => ({ ...state, knowNhsNumber: false }))
    .addCase(events.nameGiven, (state, { payload }) => ({ ...state, ...payload, knowNhsNumber: false }))
    .addCase(events.dobGiven, (state, { payload }) => ({ ...state, dob: payload }))
    .addCase(events.dobCleared, (state) => ({ ...state, dob: '' }))
    .addCase(events.postcodeGiven, (state, { payload }) => ({
      ...state,
      postcode: payload,
      outOfAreaPostcode: '',
      postcodeAskedAgain: false,
    }))
    // The earlier postcode stays the answer until the user gives another one that can be reached.
    .addCase(events.postcodeOutOfArea, (state, { payload }) => ({ ...state, outOfAreaPostcode: payload, postcodeAskedAgain: false }))
    .addCase(events.postcodeCleared, (state) => ({ ...state, outOfAreaPostcode: '', postcodeAskedAgain: true }))
    .addCase(events.pyiSelected, (state) => ({ ...state, selectedPYI: true }))
    .addCase(events.matchChosen, (state, { payload }) => ({ ...state, selectedPYI: false, triesNumber: payload === 'number' }))
    .addCase(events.failureRecorded, (state) => ({ ...state, failureRecorded: true }))
    .addCase(events.replacementRequested, (state) => ({ ...state, replacementRequested: true }))
    .addCase(events.uplifted, (state) => ({ ...state, hasUplifted: true }))
    .addCase(events.upliftRefused, (state) => ({ ...state, ...noDuplicate }))
    .addCase(events.duplicateFound, (state, { payload }) => ({
      ...state,
      ...emailsOf(payload),
      p5DuplicateFound: true,
      accountMigrationEnabled: payload.account_migration ?? false,
      eligibleForAccountMigrationJourney: payload.account_migration !== undefined && payload.eligible_for_account_migration_journey,
      ineligibilityReason: payload.ineligibility_reason,
      pyiSla: payload.pyi_sla?.trim() || state.pyiSla,
    }))
    .addCase(events.userChanged, () => storedProofing)
    .addCase(events.signInEnded, () => storedProofing)
    .addMatcher(answers, (state) => ({ ...state, ...noDuplicate, failureRecorded: false }))
    .addMatcher(isAnyOf(events.nhsNumberGiven, events.nhsNumberNotKnown, events.nameGiven), (state) => ({ ...state, triesNumber: false }))
    .addMatcher(isAnyOf(events.upliftRefused, events.duplicateFound), (state, { payload }) => ({
      ...state,
      lockOutTime: payload.lockout_time_seconds ?? null,
    })),
);

/** Whether the answers suffice for a look-up (spec 2, section 2). */
export const detailsComplete = ({ proofing: { dob, postcode, knowNhsNumber, nhsNumber, firstName, lastName } }: { proofing: Proofing }) =>
  dob !== '' && postcode !== '' && (knowNhsNumber ? nhsNumber !== '' : knowNhsNumber === false && firstName !== '' && lastName !== '');
