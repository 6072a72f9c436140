import { config } from '@/config';
import { handOver, type Outcome } from '@/outcome/outcome';
import type { Thunk } from '@/state/store';

/** The front end in which people prove who they are, at its page for the details of a GP surgery. The answers stay behind: it asks anew. */
export const proveWhoYouAre = (): Thunk<Promise<Outcome>> => () =>
  Promise.resolve(handOver(`${config.pyiUrl}/patient-online/gp-connect`, 'sentToProof'));
