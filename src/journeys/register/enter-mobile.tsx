import { SECURITY_CODE_DIGITS } from '@/constants';
import { NotYou } from '@/content/not-you';
import { ChoiceField } from '@/forms/choice-field';
import { PhoneField } from '@/forms/phone-field';
import { StepForm } from '@/forms/step-form';
import { Page } from '@/page/page';
import { useAppSelector } from '@/state/hooks';
import { phoneForm, phoneFormErrors } from './enter-mobile.form';
import { registerPhone } from './steps/register-phone';

const mobiles = [
  { value: 'mobile', label: 'A UK mobile phone', conditional: <PhoneField name="mobile" label="UK mobile number" /> },
  {
    value: 'international',
    label: 'An international mobile phone',
    conditional: (
      <PhoneField name="international" label="International mobile number" hint="With the country code, like +33 6 12 34 56 78" />
    ),
  },
];
const landline = {
  value: 'landline',
  label: 'A UK landline',
  hint: 'An automated call reads the security code to you',
  conditional: <PhoneField name="landline" label="UK landline number" />,
};

export default function RegisterEnterMobile() {
  const withLandline = useAppSelector((state) => state.journey.landlineRegistrationEnabled);
  return (
    <Page title="Which phone do you want to use?">
      <p>We'll send a {SECURITY_CODE_DIGITS} digit security code to it when you log in. This keeps your account safe.</p>
      <StepForm
        schema={phoneForm}
        errors={phoneFormErrors}
        defaultValues={{ choice: '', mobile: '', international: '', landline: '' }}
        step={registerPhone}
      >
        <ChoiceField options={withLandline ? [...mobiles, landline] : mobiles} />
      </StepForm>
      <NotYou />
    </Page>
  );
}
