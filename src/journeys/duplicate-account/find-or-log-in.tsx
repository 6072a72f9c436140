import { NextStepChoice } from '@/forms/next-step-choice';
import { paths } from '@/paths';
import { DuplicatePage } from './duplicate-page';
import { noChoice } from './no-choice';
import { findEmail } from './steps/find-email';
import { tryLogin } from './steps/try-login';

/** The variant for an account that cannot be replaced. */
export const FindOrLogIn = () => (
  <DuplicatePage back={paths.proofing.checkYourDetails}>
    <p>There is already an account linked to your NHS record, with a different email address.</p>
    <NextStepChoice
      legend="What do you want to do?"
      errors={noChoice(false)}
      nextSteps={[
        { value: 'duplicate-nhs-email-hint', label: 'Get help finding the email address linked to this account', step: findEmail },
        { value: 'duplicate-nhs-no-try-login', label: 'Log in with the email address linked to this account', step: tryLogin },
      ]}
    />
  </DuplicatePage>
);
