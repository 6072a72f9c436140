import * as z from 'zod/mini';
import { lastDigits } from '@/content/hidden-number';
import { ChoiceField } from '@/forms/choice-field';
import { both, type FormErrors } from '@/forms/error-copy';
import { choice } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { type Step, stepTo } from '@/outcome/step';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import type { RootState } from '@/state/store';
import { textSecurityCode } from './steps/send-security-code';

export const methodForm = z.object({ choice: choice(['mobile', 'landline']) });

export const methodFormErrors = {
  CHOICE_REQUIRED: both('You need to tell us which authentication method you want to use'),
} satisfies FormErrors;

const nameOf = (masked: string | null, otherwise: string) => {
  const digits = lastDigits(masked);
  return digits ? `a number ending in ${digits}` : otherwise;
};

export const methodOptions = ({ phoneNumber, landlineNumber }: Pick<RootState['profile'], 'phoneNumber' | 'landlineNumber'>) => [
  { value: 'mobile', label: `Text message to ${nameOf(phoneNumber, 'your mobile phone')}` },
  { value: 'landline', label: `Phone call to ${nameOf(landlineNumber, 'your landline')}` },
];

const steps = { mobile: textSecurityCode, landline: stepTo(paths.getCallLandline) };

/** Sends a text immediately. Before a call, a page asks whether the user is at home. */
export const chooseMethod: Step<{ choice: keyof typeof steps }> = ({ choice }) => steps[choice]();

export default function ChooseAuthenticationMethod() {
  const options = methodOptions(useStateOnArrival((state) => state.profile));
  return (
    <Page title="Which authentication method do you want to use?" back={useBack(paths.logInPassword)}>
      <StepForm schema={methodForm} errors={methodFormErrors} defaultValues={{ choice: '' }} step={chooseMethod}>
        <ChoiceField options={options} />
      </StepForm>
    </Page>
  );
}
