import { NotYou } from '@/content/not-you';
import { emailErrors } from '@/forms/error-copy';
import { emailForm } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { EmailField } from '@/forms/text-field';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { RegistrationStep } from './create-account-steps';
import { submitRegistrationEmail } from './steps/validate-email';

export default function RegisterEnterEmail() {
  const email = useAppSelector((state) => state.profile.email);
  return (
    <Page title="What is your email address?" back={useBack(paths.register.createAccountSteps)} banner={<RegistrationStep number={1} />}>
      <p>You'll use this to log in. If you share an email address, use one that only you can open.</p>
      <StepForm schema={emailForm} errors={emailErrors} defaultValues={{ email }} step={submitRegistrationEmail}>
        <EmailField />
      </StepForm>
      <NotYou shown />
    </Page>
  );
}
