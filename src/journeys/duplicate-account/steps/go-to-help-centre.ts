import { atLeast } from '@/api/at-least';
import { config } from '@/config';
import { HELP_CENTRE_REDIRECT_MS } from '@/constants';
import { leadsTo } from '@/outcome/leads-to';
import { leaveFor } from '@/outcome/outcome';

/** The help centre's section on an account that is already linked to somebody's details. */
const existingAccount = `${config.helpCentreUrl}/error-messages-support#there-is-already-an-account-linked-to-my-details`;

export const goToHelpCentre = leadsTo(
  ['‹help centre›'],
  () => () => atLeast(HELP_CENTRE_REDIRECT_MS, Promise.resolve(leaveFor(existingAccount))),
);
