import { both, type FormErrors } from '@/forms/error-copy';
import { type NextStep, NextStepChoice } from '@/forms/next-step-choice';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import { checkAgain, proveAnotherWay, tryName, tryNumber } from './steps/without-call';

export const noMatchErrors = { CHOICE_REQUIRED: both('You need to select what you want to do next.') } satisfies FormErrors;

const again: NextStep = { value: 'check', label: 'Check my details again', step: checkAgain };
const byNumber: NextStep = { value: 'nhsNumber', label: 'Try my NHS number instead', step: tryNumber };
const byName: NextStep = { value: 'name', label: 'Try my full name instead', step: tryName };
const another: NextStep = {
  value: 'another',
  label: 'Prove who I am another way',
  hint: 'With a photo of your ID, or details from your GP surgery',
  step: proveAnotherWay,
};

export default function NoMatch() {
  const known = useStateOnArrival((state) => state.proofing.knowNhsNumber);
  return (
    <Page title="We cannot find a match" back={paths.proofing.checkYourDetails}>
      <p>We could not find your NHS record with these details.</p>
      <p>This can happen if you have moved, or changed your name or GP surgery.</p>
      <NextStepChoice
        legend="What do you want to do next?"
        nextSteps={[again, known ? byName : byNumber, another]}
        errors={noMatchErrors}
      />
    </Page>
  );
}
