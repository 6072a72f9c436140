import { NextStepChoice } from '@/forms/next-step-choice';
import { stepTo } from '@/outcome/step-to';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/use-state-on-arrival';
import { DuplicatePage } from './duplicate-page';
import { LinkedAccounts } from './linked-accounts';
import { noChoice } from './no-choice';
import { tryLogin } from './steps/try-login';

/** The variant for an account that can be replaced. Replacing it helps users who can no longer read its email. */
export function ReplaceOrLogIn() {
  const emails = useStateOnArrival((state) => state.proofing.maskedEmailList);
  const several = emails.length > 1;
  return (
    <DuplicatePage back={paths.proofing.checkYourDetails}>
      <LinkedAccounts emails={emails} />
      <p>Your new account is not lost. Choose which of the {several ? 'accounts' : 'two'} you want to use.</p>
      <NextStepChoice
        legend="What do you want to do?"
        errors={noChoice(true)}
        nextSteps={[
          {
            value: 'duplicate-nhs-no-try-login',
            label: several ? 'Log in to one of your existing accounts' : 'Log in to your existing account',
            step: tryLogin,
          },
          {
            value: 'duplicate-nhs-account-replacement-new-account',
            label: 'Continue with your new account',
            hint: `Only if you no longer have access to ${several ? 'these email addresses' : 'this email address'}`,
            step: stepTo(paths.proofing.confirmAccountReplacement),
          },
        ]}
      />
    </DuplicatePage>
  );
}
