import { goTo, type Outcome } from '@/outcome/outcome';
import { paths } from '@/paths';
import type { Thunk } from '@/state/store';

/** One address can be shown; of several, each gets a reminder. */
export const findEmail = (): Thunk<Promise<Outcome>> => (_dispatch, getState) =>
  Promise.resolve(goTo(getState().proofing.maskedEmail ? paths.proofing.emailAddressFound : paths.proofing.multipleEmailsFound));
