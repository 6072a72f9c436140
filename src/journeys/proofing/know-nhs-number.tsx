import { NHS_NUMBER_DIGITS } from '@/limits-and-durations';
import { ChoiceField } from '@/forms/choice-field';
import { StepForm } from '@/forms/step-form';
import { TextField } from '@/forms/text-field';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { knowNhsNumberForm, knowNhsNumberFormErrors, spacedNhsNumber } from './nhs-number';
import { QuestionPage } from './question-page';
import { answerNhsNumber } from './steps/answer';

const choiceFor = { true: 'yes', false: 'no', null: '' } as const;

const number = (
  <TextField
    name="nhsNumber"
    label="NHS number"
    // The example has a valid check digit, but numbers that begin with 999 are never issued. Its spaces do not break.
    hint={`This is a ${NHS_NUMBER_DIGITS} digit number, like 999\u00A0000\u00A01235`}
    inputMode="numeric"
    autoComplete="off"
    spellCheck={false}
    code
    width="10"
  />
);
const options = [
  { value: 'yes', label: 'Yes, I know my NHS number', conditional: number },
  { value: 'no', label: 'No, continue with my full name' },
];

export default function KnowNhsNumber() {
  const { knowNhsNumber, triesNumber, nhsNumber } = useAppSelector((state) => state.proofing);
  return (
    <QuestionPage question={paths.proofing.knowNhsNumber} title="Do you know your NHS number?">
      <p>It is on prescriptions and letters from the NHS. You can continue without it.</p>
      <StepForm
        schema={knowNhsNumberForm}
        errors={knowNhsNumberFormErrors}
        defaultValues={{ choice: triesNumber ? 'yes' : choiceFor[`${knowNhsNumber}`], nhsNumber: spacedNhsNumber(nhsNumber) }}
        step={answerNhsNumber}
      >
        <ChoiceField options={options} />
      </StepForm>
    </QuestionPage>
  );
}
