import type { Proofing } from '@/state/proofing';

const details = ['knowNhsNumber', 'nhsNumber', 'firstName', 'middleNames', 'lastName', 'dob', 'postcode', 'outOfAreaPostcode'] as const;

/** Whether the answers are still those of an earlier state. The answer to a call is about the details that were sent, and no others. */
export const sameDetails = (before: Proofing, now: Proofing) => details.every((name) => before[name] === now[name]);
