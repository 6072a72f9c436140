import { StepForm } from '@/forms/step-form';
import { TextField } from '@/forms/text-field';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { nameForm, nameFormErrors } from './full-name';
import { QuestionPage } from './question-page';
import { answerName } from './steps/answer';

export default function EnterName() {
  const { firstName, middleNames, lastName } = useAppSelector((state) => state.proofing);
  return (
    <QuestionPage question={paths.proofing.enterName} title="What is your name?">
      <p>Use the same full name registered with your GP surgery.</p>
      <StepForm schema={nameForm} errors={nameFormErrors} defaultValues={{ firstName, middleNames, lastName }} step={answerName}>
        <TextField name="firstName" label="First name" autoComplete="given-name" autoCapitalize="words" />
        <TextField name="middleNames" label="Middle names (optional)" autoComplete="additional-name" autoCapitalize="words" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" autoCapitalize="words" />
      </StepForm>
    </QuestionPage>
  );
}
