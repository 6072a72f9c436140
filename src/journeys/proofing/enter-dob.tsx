import { DateField } from '@/forms/date-field';
import { StepForm } from '@/forms/step-form';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { dobFields, dobForm, dobFormErrors } from './date-of-birth';
import { QuestionPage } from './question-page';
import { answerDob } from './steps/answer';

export default function EnterDob() {
  const dob = useAppSelector((state) => state.proofing.dob);
  return (
    <QuestionPage question={paths.proofing.enterDob} title="What is your date of birth?">
      <StepForm schema={dobForm} errors={dobFormErrors} defaultValues={dobFields(dob)} step={answerDob}>
        <DateField hint="For example, 15 3 1984" />
      </StepForm>
    </QuestionPage>
  );
}
