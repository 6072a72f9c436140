import type { Proofing } from '@/state/proofing';

const details = ['knowNhsNumber', 'nhsNumber', 'firstName', 'middleNames', 'lastName', 'dob', 'postcode', 'outOfAreaPostcode'] as const;

/** Whether the answers have not changed since an earlier state. The answer to a call is valid only for the details that were sent. */
export const sameDetails = (before: Proofing, now: Proofing) => details.every((name) => before[name] === now[name]);
