import { NotYou } from '@/content/not-you';
import { nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { Page } from '@/page/page';
import { onSameWay } from './after-no-match';
import { DetailsList } from './details-list';
import { recordFailure } from './steps/record-failure';

export default function ConfirmYourDetails() {
  return (
    <Page title="Confirm your details">
      <p>We could not match these details to an NHS record. We'll use these details in the next step, when you prove who you are.</p>
      <DetailsList way={onSameWay} />
      <StepForm schema={nothing} step={recordFailure} />
      <NotYou always />
    </Page>
  );
}
