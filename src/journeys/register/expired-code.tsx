import { StepButton } from '@/content/step-button';
import { useField } from '@/forms/form-context';
import { emailCodeFormErrors } from './check-email.form';
import { resendCode } from './steps/resend-email-code';

/** Under the field of an emailed code, once that has expired: the one thing that helps. `codeSent` is called when another is on its way. */
export const ExpiredCode = ({ codeSent }: { codeSent: () => void }) =>
  useField('otp').error === emailCodeFormErrors.OTP_EXPIRED.field && (
    <StepButton step={resendCode} argument={codeSent} secondary>
      Send a new security code
    </StepButton>
  );
