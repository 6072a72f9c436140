import { NotYou } from '@/content/not-you';
import { emailErrors } from '@/forms/error-copy';
import { emailForm } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { EmailField } from '@/forms/text-field';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { submitRegistrationEmail } from './steps/validate-email';

export default function RegisterEnterEmail() {
  const email = useAppSelector((state) => state.profile.email);
  return (
    <Page title="What is your email address?" back={paths.register.createAccountSteps}>
      <p>You'll use this to log in. It must be yours alone.</p>
      <StepForm schema={emailForm} errors={emailErrors} defaultValues={{ email }} step={submitRegistrationEmail}>
        <EmailField />
      </StepForm>
      <NotYou />
    </Page>
  );
}
