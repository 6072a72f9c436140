import { config } from '@/config';
import { leaveAndEndSession } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';

/** Leaves for the front end that proves identity, at its page for GP details. It asks for all details again, so no answers are sent. */
export const proveWhoYouAre: Step<unknown> = () => () =>
  Promise.resolve(leaveAndEndSession(`${config.pyiUrl}/patient-online/gp-connect`, 'sentToProof'));
