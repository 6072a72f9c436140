import * as z from 'zod/mini';
import type { Kept } from './storage/persisted';

/** Answers on the way to the health record, and the result of the look-up (spec 2, section 3, "Proofing state"). */
export const proofingShape = z.object({
  nhsNumber: z.string(),
  /** yyyy-MM-dd */
  dob: z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01]))?$/)),
  firstName: z.string(),
  middleNames: z.string(),
  lastName: z.string(),
  postcode: z.string(),
  /** A later answer than `postcode`, whose records cannot be reached. */
  outOfAreaPostcode: z.string(),
  /** The person has gone back to enter another postcode: the question is empty. */
  postcodeAskedAgain: z.boolean(),
  knowNhsNumber: z.nullable(z.boolean()),
  /** The person asked to try their number, and has not answered that question since. */
  triesNumber: z.boolean(),
  p5DuplicateFound: z.boolean(),
  maskedEmail: z.string(),
  maskedEmailList: z.array(z.string()),
  /** Epoch seconds. */
  lockOutTime: z.nullable(z.number()),
  hasUplifted: z.boolean(),
  selectedPYI: z.boolean(),
  /** The server has stored exactly these details for the proof of identity. */
  failureRecorded: z.boolean(),
  replacementAsked: z.boolean(),
  pyiSla: z.string(),
  accountMigrationEnabled: z.boolean(),
  eligibleForAccountMigrationJourney: z.boolean(),
  ineligibilityReason: z.string(),
});
export type Proofing = z.infer<typeof proofingShape>;

export const proofingKept: Kept<Proofing> = {
  nhsNumber: true,
  dob: true,
  firstName: true,
  middleNames: true,
  lastName: true,
  postcode: true,
  outOfAreaPostcode: true,
  postcodeAskedAgain: true,
  knowNhsNumber: true,
  triesNumber: true,
  p5DuplicateFound: true,
  maskedEmail: true,
  maskedEmailList: true,
  lockOutTime: true,
  hasUplifted: true,
  selectedPYI: true,
  failureRecorded: true,
  replacementAsked: true,
  pyiSla: true,
  accountMigrationEnabled: true,
  eligibleForAccountMigrationJourney: true,
  ineligibilityReason: true,
};
