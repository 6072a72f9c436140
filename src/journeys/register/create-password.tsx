import { NotYou } from '@/content/not-you';
import { newPasswordErrors, newPasswordForm, passwordRule, passwordRules } from '@/forms/new-password';
import { HiddenUsername, PasswordField } from '@/forms/password-field';
import { StepForm } from '@/forms/step-form';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { RegistrationStep } from './create-account-steps';
import { createAccount } from './steps/create-account';

export default function CreatePassword() {
  const email = useAppSelector((state) => state.profile.email);
  return (
    <Page title="Create a password" back={useBack(paths.register.enterEmail)} banner={<RegistrationStep number={1} />}>
      <StepForm schema={newPasswordForm} errors={newPasswordErrors} defaultValues={{ password: '' }} step={createAccount}>
        <HiddenUsername email={email} />
        <PasswordField name="password" label="Password" hint={passwordRule} autoComplete="new-password" passwordrules={passwordRules} />
        <p>
          By continuing you agree to our <Link to={paths.termsAndConditions}>terms and conditions</Link> and confirm that you have read our{' '}
          <Link to={paths.privacy}>privacy notice</Link>.
        </p>
      </StepForm>
      <NotYou />
    </Page>
  );
}
