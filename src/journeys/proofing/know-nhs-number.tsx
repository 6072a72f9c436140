import { NHS_NUMBER_DIGITS } from '@/constants';
import { Page } from '@/content/page';
import { ChoiceField } from '@/forms/choice-field';
import { StepForm } from '@/forms/step-form';
import { TextField } from '@/forms/text-field';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { knowNhsNumberForm, knowNhsNumberFormErrors } from './know-nhs-number.form';
import { around } from './questions';
import { spacedNhsNumber } from './nhs-number';
import { answerNhsNumber } from './steps/answer';

const choiceFor = { true: 'yes', false: 'no', null: '' } as const;

export default function KnowNhsNumber() {
  const proofing = useAppSelector((state) => state.proofing);
  const number = (
    <TextField
      name="nhsNumber"
      label="NHS number"
      hint={`This is a ${NHS_NUMBER_DIGITS} digit number, like 999 123 4567`}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      code
      width="10"
    />
  );
  return (
    <Page title="Do you know your NHS number?" back={around(paths.proofing.knowNhsNumber, proofing).back}>
      <p>You can find it in the NHS App, on a prescription, or in a letter from the NHS.</p>
      <StepForm
        schema={knowNhsNumberForm}
        errors={knowNhsNumberFormErrors}
        defaultValues={{ choice: choiceFor[`${proofing.knowNhsNumber}`], nhsNumber: spacedNhsNumber(proofing.nhsNumber) }}
        step={answerNhsNumber}
      >
        <ChoiceField
          options={[
            { value: 'yes', label: 'Yes, I know my NHS number', conditional: number },
            { value: 'no', label: 'No, continue with my full name' },
          ]}
        />
      </StepForm>
    </Page>
  );
}
