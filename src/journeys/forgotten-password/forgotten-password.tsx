import { NotYou } from '@/content/not-you';
import { emailErrors } from '@/forms/error-copy';
import { emailForm } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { EmailField } from '@/forms/text-field';
import { PasskeyBeforeReset } from '@/journeys/passkey/offers/offers';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { submitForgottenPassword } from './steps/forgot-password';

export default function ForgottenPassword() {
  const email = useAppSelector((state) => state.profile.email);
  return (
    <Page title="Forgot password" back={useBack(paths.login)}>
      <PasskeyBeforeReset email={email} />
      <p>Enter the email address you log in with. We'll send you a link to reset your password.</p>
      <StepForm schema={emailForm} errors={emailErrors} defaultValues={{ email }} step={submitForgottenPassword}>
        <EmailField />
      </StepForm>
      <NotYou shown />
    </Page>
  );
}
