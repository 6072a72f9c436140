import { leadsTo } from '@/outcome/leads-to';
import { goTo } from '@/outcome/outcome';
import { paths } from '@/paths';

const { emailAddressFound, multipleEmailsFound } = paths.proofing;

/** Shows a single address; offers a reminder by email if there are several. */
export const findEmail = leadsTo(
  [emailAddressFound, multipleEmailsFound],
  () => (_dispatch, getState) => Promise.resolve(goTo(getState().proofing.maskedEmail ? emailAddressFound : multipleEmailsFound)),
);
