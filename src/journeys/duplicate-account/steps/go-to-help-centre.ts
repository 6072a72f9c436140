import { config } from '@/config';
import { HELP_CENTRE_REDIRECT_MS } from '@/constants';
import { leaveFor } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { pause } from '@/timers';

/** The help centre's section about an account that is already linked to the same details. */
const existingAccount = `${config.helpCentreUrl}/error-messages-support#there-is-already-an-account-linked-to-my-details`;

export const goToHelpCentre: Step = () => async () => {
  await pause(HELP_CENTRE_REDIRECT_MS);
  return leaveFor(existingAccount);
};
