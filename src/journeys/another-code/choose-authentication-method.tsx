import * as z from 'zod/mini';
import { ChoiceField } from '@/forms/choice-field';
import { both, type FormErrors } from '@/forms/error-copy';
import { choice } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { Page } from '@/page/page';
import { chooseMethod } from './steps/choose-method';

export const methodForm = z.object({ choice: choice(['mobile', 'landline']) });

export const methodFormErrors = {
  CHOICE_REQUIRED: both('You need to tell us which authentication method you want to use'),
} satisfies FormErrors;

export const methodOptions = [
  { value: 'mobile', label: 'Use my mobile phone to receive a security code by text message' },
  { value: 'landline', label: 'Use my landline to receive a security code by phone call' },
];

export default function ChooseAuthenticationMethod() {
  return (
    <Page title="Which authentication method do you want to use?">
      <StepForm schema={methodForm} errors={methodFormErrors} defaultValues={{ choice: '' }} step={chooseMethod}>
        <ChoiceField options={methodOptions} />
      </StepForm>
    </Page>
  );
}
