import * as z from 'zod/mini';
import { both, emailErrors, passwordErrors } from '@/forms/error-copy';
import { PasswordField } from '@/forms/password-field';
import { currentPassword, email } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { EmailField } from '@/forms/text-field';
import { Link } from '@/page/link';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { signInWithEmail } from './steps/submit-email-and-password';

export const loginSchema = z.object({ email, password: currentPassword });
export const loginErrors = { ...emailErrors, LOGIN_FAILED: both('Check your details and try again'), ...passwordErrors };

export default function LoginForm() {
  const known = useAppSelector((state) => state.profile.email);
  return (
    <StepForm
      schema={loginSchema}
      errors={loginErrors}
      defaultValues={{ email: known, password: '' }}
      step={signInWithEmail}
      submitId="continue-button"
      instruction={`Enter your ${known ? '' : 'email address and '}password again.`}
    >
      <EmailField passkeys />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <p>
        <Link to={paths.forgottenPassword}>Forgot password</Link>
      </p>
    </StepForm>
  );
}
