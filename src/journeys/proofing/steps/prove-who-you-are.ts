import { config } from '@/config';
import { leadsTo } from '@/outcome/leads-to';
import { leaveAndEndSession } from '@/outcome/outcome';

/** Leaves for the front end that proves identity, at its page for GP details. No answers go along: it asks for them again. */
export const proveWhoYouAre = leadsTo<unknown>(
  ['‹proof of identity›'],
  () => () => Promise.resolve(leaveAndEndSession(`${config.pyiUrl}/patient-online/gp-connect`, 'sentToProof')),
);
