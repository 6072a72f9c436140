import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';

const { emailAddressFound, multipleEmailsFound } = paths.proofing;

/** Shows a single address; offers a reminder by email if there are several. */
export const findEmail: Step = () => (_dispatch, getState) =>
  Promise.resolve(goTo(getState().proofing.maskedEmail ? emailAddressFound : multipleEmailsFound));
