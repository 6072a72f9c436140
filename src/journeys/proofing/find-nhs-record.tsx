import { Card } from '@/content/card';
import { TickedCard } from '@/content/ticked-card';
import { nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { stepTo } from '@/outcome/step';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { asksForProof } from '@/session/oidc-parameters';
import { useAppSelector } from '@/state/hooks';

const begin = stepTo(paths.proofing.knowNhsNumber, { replace: true });

export default function FindNhsRecord() {
  const accountCreated = useAppSelector((state) => state.journey.accountCreated);
  const proofFollows = useAppSelector((state) => asksForProof(state.client.oidc.vtr));
  return (
    <Page title="Help us find your NHS record">
      {accountCreated && (
        <>
          <TickedCard done={['You have created an account']} />
          <h2 className="nhsuk-heading-m">Next step</h2>
        </>
      )}
      <p>Answer 3 questions so we can match you to your NHS record. It takes about 2 minutes. We'll ask for:</p>
      <ol className="nhsuk-list nhsuk-list--number">
        <li>your NHS number, or your full name as your GP surgery has it</li>
        <li>your date of birth</li>
        <li>the postcode your GP surgery has on record</li>
      </ol>
      <p>Enter your own details, not those of someone you care for.</p>
      {proofFollows && (
        <Card heading="Prove who you are">
          <p className="nhsuk-hint">Last step</p>
          <p>After that, we'll ask you to share your GP details, or to send a photo of your ID.</p>
        </Card>
      )}
      <StepForm schema={nothing} step={begin} />
    </Page>
  );
}
