import * as z from 'zod/mini';
import { SECURITY_CODE_DIGITS } from '@/limits-and-durations';
import { NotYou } from '@/content/not-you';
import { ChoiceField } from '@/forms/choice-field';
import { both, type FormErrors } from '@/forms/error-copy';
import { internationalMobile, phoneErrors, ukLandline, ukMobile } from '@/forms/phone-number';
import { choice, revealed, validateRevealed } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { PhoneField } from '@/forms/text-field';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { RegistrationStep } from './create-account-steps';
import { type Phone, registerPhone } from './steps/register-phone';

const kinds = { mobile: ukMobile, international: internationalMobile, landline: ukLandline } as const;

/** One of three kinds of number; each choice reveals its own field. */
export const phoneForm = z.pipe(
  z.object({
    choice: choice(['mobile', 'international', 'landline']),
    mobile: revealed(ukMobile),
    international: revealed(internationalMobile),
    landline: revealed(ukLandline),
  }),
  z.transform(({ choice: kind, ...typed }, context): Phone => ({
    kind,
    number: validateRevealed(kinds[kind], kind, typed[kind], context) ?? '',
  })),
);

export const phoneFormErrors = { CHOICE_REQUIRED: both('Select the kind of phone you have'), ...phoneErrors } satisfies FormErrors;

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
    <Page
      title="Which phone do you want to use?"
      back={useBack(undefined, [paths.register.checkEmail])}
      banner={<RegistrationStep number={3} />}
    >
      <p>
        {withLandline
          ? `We'll text or call it with a ${SECURITY_CODE_DIGITS} digit security code when you log in.`
          : `We'll text a ${SECURITY_CODE_DIGITS} digit security code to it when you log in.`}{' '}
        This keeps your account safe.
      </p>
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
