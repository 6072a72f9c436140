import { NextStepChoice } from '@/forms/next-step-choice';
import { openInNewTab } from '@/outcome/outcome';
import type { Step } from '@/outcome/step';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { noChoice } from './duplicate-nhs-number';
import { sendReminder } from './steps/send-reminder';

const openHelpCentre: Step = () => () => Promise.resolve(openInNewTab(paths.redirectToHelpCentre));

export default function MultipleEmailsFound() {
  return (
    <Page title="We found more than one NHS account linked to your details" back={paths.proofing.duplicateNhsNumber}>
      <NextStepChoice
        legend="What do you want to do?"
        errors={noChoice(false)}
        nextSteps={[
          {
            value: 'multiple-email-addresses-reminder',
            label: 'Get an email reminder, sent to the email addresses linked to these accounts',
            step: sendReminder,
          },
          {
            value: 'multiple-email-addresses-help-centre',
            label: 'I do not have access to these email addresses: go to the help centre (opens in a new tab)',
            step: openHelpCentre,
          },
        ]}
      />
    </Page>
  );
}
