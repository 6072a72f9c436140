import { both, emailErrors } from '@/forms/error-copy';
import { emailForm } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { EmailField } from '@/forms/text-field';
import { useAppSelector } from '@/state/hooks';
import { submitEmail } from './steps/check-account';

export const entryErrors = { ...emailErrors, EMAIL_REQUIRED: both('You need to enter your email address') };

export default function EnterEmailForm() {
  const known = useAppSelector((state) => state.profile.email);
  return (
    <StepForm schema={emailForm} errors={entryErrors} defaultValues={{ email: known }} step={submitEmail}>
      <EmailField passkeys />
    </StepForm>
  );
}
