import { NotYou } from '@/content/not-you';
import { DateField } from '@/forms/date-field';
import { StepForm } from '@/forms/step-form';
import { Page } from '@/page/page';
import { useQuery } from '@/page/page-view';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { dobFields, dobForm, dobFormErrors } from './date-of-birth';
import { stepsAround } from './questions';
import { answerDob } from './steps/answer';

export default function EnterDob() {
  const proofing = useAppSelector((state) => state.proofing);
  const query = useQuery();
  return (
    <Page title="What is your date of birth?" back={stepsAround(paths.proofing.enterDob, proofing, query).back}>
      <StepForm schema={dobForm} errors={dobFormErrors} defaultValues={dobFields(proofing.dob)} step={answerDob}>
        <DateField hint="For example, 15 3 1984" />
      </StepForm>
      <NotYou always />
    </Page>
  );
}
