import { StepForm } from '@/forms/step-form';
import { TextField } from '@/forms/text-field';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { postcodeForm, postcodeFormErrors } from './postcode';
import { QuestionPage } from './question-page';
import { answerPostcode } from './steps/answer';

export default function EnterPostcode() {
  const { postcode, outOfAreaPostcode, postcodeAskedAgain } = useAppSelector((state) => state.proofing);
  return (
    <QuestionPage question={paths.proofing.enterPostcode} title="What is your postcode?">
      <StepForm
        schema={postcodeForm}
        errors={postcodeFormErrors}
        defaultValues={{ postcode: outOfAreaPostcode || (postcodeAskedAgain ? '' : postcode) }}
        step={answerPostcode}
      >
        <TextField
          name="postcode"
          label="Postcode"
          hint="Your postcode should be in England, Wales or the Isle of Man, and the one that your GP has on record"
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          width="10"
        />
      </StepForm>
    </QuestionPage>
  );
}
