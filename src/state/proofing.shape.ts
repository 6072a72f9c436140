import * as z from 'zod/mini';
import type { Kept } from './storage/persisted';

/** What a person has answered on the way to their health record, and what the record said (spec 2, section 3, "Proofing state"). */
export const proofingShape = z.object({
  nhsNumber: z.string(),
  /** yyyy-MM-dd */
  dob: z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01]))?$/)),
  firstName: z.string(),
  middleNames: z.string(),
  lastName: z.string(),
  postcode: z.string(),
  /** The postcode that was given, where no record can be reached: then there is no other. */
  outOfAreaPostcode: z.string(),
  knowNhsNumber: z.nullable(z.boolean()),
  /** The person has asked to try their number, and has not said anything of it since. */
  triesNumber: z.boolean(),
  p5DuplicateFound: z.boolean(),
  maskedEmail: z.string(),
  maskedEmailList: z.array(z.string()),
  /** Epoch seconds. */
  lockOutTime: z.nullable(z.number()),
  hasUplifted: z.boolean(),
  selectedPYI: z.boolean(),
  /** These very details are kept for the proof of who it is. */
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
