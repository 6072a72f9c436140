import { useClientName } from '@/content/client-name';
import { Verbatim } from '@/content/verbatim';
import { NextStepChoice } from '@/forms/next-step-choice';
import { stepTo } from '@/outcome/step';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function ConsentConfirmation() {
  const known = useClientName();
  const name = known ?? 'the website or app you came from';
  const shown = known ? <Verbatim>{known}</Verbatim> : name;
  return (
    <Page title="You did not agree to share your login information" back={paths.nhsLoginConsent}>
      <p key={name} className="app-reserved-lines">
        If you do not share it, you cannot use NHS login with {shown}.
      </p>
      <NextStepChoice
        legend="What do you want to do?"
        nextSteps={[
          { value: 'agree', label: 'Go back and agree to share my login information', step: stepTo(paths.nhsLoginConsent) },
          {
            value: 'notAgree',
            label: `Go to ${name} without sharing my login information`,
            shown: <span key={name}>Go to {shown} without sharing my login information</span>,
            step: stepTo(paths.noConsent, { state: { notAgreed: true } }),
          },
        ]}
      />
    </Page>
  );
}
