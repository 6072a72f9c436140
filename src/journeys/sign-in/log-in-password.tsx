import { Page } from '@/content/page';
import { PasswordField } from '@/forms/password-field';
import { StepForm } from '@/forms/step-form';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { ForgottenPasswordHelp } from './forgotten-password-help';
import { passwordForm, passwordFormErrors } from './log-in-password.form';
import { submitPassword } from './steps/submit-password';

export default function LogInPassword() {
  const email = useAppSelector((state) => state.profile.email);
  return (
    <Page title="Enter your password" back={paths.enterEmail}>
      <StepForm schema={passwordForm} errors={passwordFormErrors} defaultValues={{ password: '' }} step={submitPassword}>
        {/* Password managers need to know whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      </StepForm>
      <ForgottenPasswordHelp />
    </Page>
  );
}
