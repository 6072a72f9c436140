import { ChoiceField } from '@/forms/choice-field';
import { StepForm } from '@/forms/step-form';
import { Page } from '@/page/page';
import { methodForm, methodFormErrors, methodOptions } from './choose-authentication-method.form';
import { chooseMethod } from './steps/choose-method';

export default function ChooseAuthenticationMethod() {
  return (
    <Page title="Which authentication method do you want to use?">
      <StepForm schema={methodForm} errors={methodFormErrors} defaultValues={{ choice: '' }} step={chooseMethod}>
        <ChoiceField options={methodOptions} />
      </StepForm>
    </Page>
  );
}
