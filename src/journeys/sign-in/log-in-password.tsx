import * as z from 'zod/mini';
import { NotYou } from '@/content/not-you';
import { Verbatim } from '@/content/verbatim';
import { passwordErrors } from '@/forms/error-copy';
import { HiddenUsername, PasswordField } from '@/forms/password-field';
import { currentPassword } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { ForgottenPasswordHelp } from './forgotten-password-help';
import { submitPassword } from './steps/submit-password';

export const passwordSchema = z.object({ password: currentPassword });

export default function LogInPassword() {
  const email = useAppSelector((state) => state.profile.email);
  return (
    <Page title="Enter your password" back={paths.enterEmail}>
      <p>
        Email address: <Verbatim strong>{email}</Verbatim>
      </p>
      <StepForm
        schema={passwordSchema}
        errors={passwordErrors}
        defaultValues={{ password: '' }}
        step={submitPassword}
        instruction="Enter your password again."
      >
        <HiddenUsername email={email} />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
      </StepForm>
      <ForgottenPasswordHelp />
      <NotYou shown />
    </Page>
  );
}
