import { config } from '@/config';
import { HELP_CENTRE_REDIRECT_MS } from '@/limits-and-durations';
import { goTo, leaveFor } from '@/outcome/outcome';
import type { Step } from '@/outcome/step';
import { paths } from '@/paths';
import { pause } from '@/timers';

const { emailAddressFound, multipleEmailsFound } = paths.proofing;

export const findEmail: Step = () => (_dispatch, getState) =>
  Promise.resolve(goTo(getState().proofing.maskedEmail ? emailAddressFound : multipleEmailsFound));

/** The help centre's section about an account that is already linked to the same details. */
const existingAccount = `${config.helpCentreUrl}/error-messages-support#there-is-already-an-account-linked-to-my-details`;

export const goToHelpCentre: Step = () => async () => {
  await pause(HELP_CENTRE_REDIRECT_MS);
  return leaveFor(existingAccount);
};
