import { config } from '@/config';
import { leadsTo } from '@/outcome/leads-to';
import { handOver } from '@/outcome/outcome';

/** The front end in which people prove who they are, at its page for the details of a GP surgery. The answers stay behind: it asks anew. */
export const proveWhoYouAre = leadsTo<unknown>(
  ['‹proof of identity›'],
  () => () => Promise.resolve(handOver(`${config.pyiUrl}/patient-online/gp-connect`, 'sentToProof')),
);
