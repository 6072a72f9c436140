import { reminderErrors } from '@/journeys/duplicate-account/steps/send-reminder';
import { recordFailureErrors } from '@/journeys/proofing/steps/record-failure';
import { upliftErrors } from '@/journeys/proofing/steps/uplift';
import type { Catalogue } from './error-rows';

/** Specification 2, sections 4 and 8. */
export const proofingTables = {
  'both uplifts': [
    upliftErrors,
    [
      [429, 'any', 'any', '/proofing/p5-pds-limit'],
      [504, 'any', 'any', '/proofing/p5-pds-limit'],
      [409, 'any', 'User not uplifted', '/proofing/duplicate-nhs-number'],
      [409, 'any', 'any', '/proofing/p5-already-completed'],
      ['any', 'any', 'No match found', '/proofing/no-match'],
      ['any', 'any', 'Multiple matches found', '/proofing/no-match'],
      ['any', 'any', 'NHS number not verified', '/proofing/nhs-number-not-verified'],
      ['any', 'any', 'Record has been invalidated', '/proofing/record-invalidated'],
      ['any', 'any', 'PDS rate limit exceeded', '/proofing/p5-register-attempt'],
      ['any', 'any', 'PDS rate limit has already been exceeded', '/proofing/confirm-your-details'],
      ['any', 'any', 'Unauthorized', '/session-timeout as timedOut'],
      [503, 'any', 'any', '/proofing/p5-error-generic'],
    ],
  ],
  'recording what could not be matched': [recordFailureErrors, [['any', 'any', 'any', '/proofing/p5-unable-to-save-details']]],
  'both reminders': [reminderErrors, [[429, 'any', 'any', '/cannot-request-another-reminder']]],
} satisfies Catalogue;
