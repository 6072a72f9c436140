import { config } from '@/config';
import { HELP_CENTRE_REDIRECT_MS } from '@/constants';
import { atLeast } from '@/outcome/at-least';
import { leaveFor, type Outcome } from '@/outcome/outcome';
import type { Thunk } from '@/state/store';

/** The help centre's section on an account that is already linked to somebody's details. */
const existingAccount = `${config.helpCentreUrl}/error-messages-support#there-is-already-an-account-linked-to-my-details`;

export const goToHelpCentre = (): Thunk<Promise<Outcome>> => () =>
  atLeast(HELP_CENTRE_REDIRECT_MS, Promise.resolve(leaveFor(existingAccount)));
