import { leadsTo } from '@/outcome/leads-to';
import { goTo } from '@/outcome/outcome';
import { paths } from '@/paths';

const { emailAddressFound, multipleEmailsFound } = paths.proofing;

/** One address can be shown; of several, each gets a reminder. */
export const findEmail = leadsTo(
  [emailAddressFound, multipleEmailsFound],
  () => (_dispatch, getState) => Promise.resolve(goTo(getState().proofing.maskedEmail ? emailAddressFound : multipleEmailsFound)),
);
