import { NotYou } from '@/content/not-you';
import { StepForm } from '@/forms/step-form';
import { TextField } from '@/forms/text-field';
import { Page } from '@/page/page';
import { useQuery } from '@/page/page-view';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { nameForm, nameFormErrors } from './full-name';
import { stepsAround } from './questions';
import { answerName } from './steps/answer';

export default function EnterName() {
  const proofing = useAppSelector((state) => state.proofing);
  const query = useQuery();
  const { firstName, middleNames, lastName } = proofing;
  return (
    <Page title="What is your name?" back={stepsAround(paths.proofing.enterName, proofing, query).back}>
      <p>Use the same full name registered with your GP surgery.</p>
      <StepForm schema={nameForm} errors={nameFormErrors} defaultValues={{ firstName, middleNames, lastName }} step={answerName}>
        <TextField name="firstName" label="First name" autoComplete="given-name" autoCapitalize="words" />
        <TextField name="middleNames" label="Middle names (optional)" autoComplete="additional-name" autoCapitalize="words" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" autoCapitalize="words" />
      </StepForm>
      <NotYou always />
    </Page>
  );
}
