import { Page } from '@/content/page';
import { DateField } from '@/forms/date-field';
import { StepForm } from '@/forms/step-form';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { dobFields, dobForm, dobFormErrors } from './enter-dob.form';
import { around } from './questions';
import { answerDob } from './steps/answer';

export default function EnterDob() {
  const proofing = useAppSelector((state) => state.proofing);
  return (
    <Page title="What is your date of birth?" back={around(paths.proofing.enterDob, proofing).back}>
      <StepForm schema={dobForm} errors={dobFormErrors} defaultValues={dobFields(proofing.dob)} step={answerDob}>
        <DateField hint="For example, 15 3 1984" />
      </StepForm>
    </Page>
  );
}
