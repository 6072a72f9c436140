import type { ReactNode } from 'react';
import { REMEMBER_DEVICE_DAYS } from '@/constants';
import { Details } from '@/content/details';
import { CheckboxField } from '@/forms/checkbox-field';
import { securityCodeErrors, SecurityCodeField, type SecurityCodeForm as Values, securityCodeForm } from '@/forms/security-code';
import { StepForm } from '@/forms/step-form';
import type { Step } from '@/outcome/step-type';

interface SecurityCodeFormProps {
  step: Step<Values, 'OTP_WRONG'>;
  /** False if the code does not log in, so that there is no device to remember. */
  remembers?: boolean;
  children: ReactNode;
}

export const SecurityCodeForm = ({ step, remembers = true, children }: SecurityCodeFormProps) => (
  <StepForm schema={securityCodeForm} errors={securityCodeErrors} defaultValues={{ otp: '', remember: false }} step={step}>
    <SecurityCodeField />
    {children}
    {remembers && (
      <CheckboxField
        name="remember"
        label="Remember this device and stop sending security codes"
        hint={`Do not tick this on a shared device. It lasts ${REMEMBER_DEVICE_DAYS} days.`}
      />
    )}
  </StepForm>
);

export const RememberedDevice = () => (
  <Details summary="What does remember this device mean?">
    <p>
      You will not need a security code when you log in on this device for the next {REMEMBER_DEVICE_DAYS} days. You&apos;ll still need your
      password.
    </p>
    <p>Do not choose this if you share this device with other people.</p>
  </Details>
);
