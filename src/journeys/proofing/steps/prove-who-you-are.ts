import { config } from '@/config';
import { leaveFor, type Outcome } from '@/outcome/outcome';
import type { Thunk } from '@/state/store';

/** The front end in which people prove who they are, at its page for the details of a GP surgery. */
export const proveWhoYouAre = (): Thunk<Promise<Outcome>> => () => Promise.resolve(leaveFor(`${config.pyiUrl}/patient-online/gp-connect`));
