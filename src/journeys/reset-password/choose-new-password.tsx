import { useClientName } from '@/content/client-name';
import { Verbatim } from '@/content/verbatim';
import { HiddenUsername } from '@/forms/hidden-username';
import { newPasswordErrors, newPasswordForm, passwordRule } from '@/forms/new-password';
import { PasswordField } from '@/forms/password-field';
import { StepForm } from '@/forms/step-form';
import { Page } from '@/page/page';
import { useAppSelector } from '@/state/hooks';
import { emailOf, type ResetLink } from './reset-link';
import { resetPassword } from './steps/reset-password';

/**
 * The form for a user with a valid link. Its hidden username lets password managers save the password for the right account: the email
 * address of the link, or that of this sign-in if the link has a UUID.
 */
export function ChooseNewPassword({ link }: { link: ResetLink }) {
  const client = useClientName();
  const known = useAppSelector((state) => state.profile.email);
  return (
    <Page title="Choose a new password">
      <p key={client} className="app-reserved-lines">
        You'll use this password to log in to {client ? <Verbatim>{client}</Verbatim> : 'websites and apps'} with NHS login.
      </p>
      <StepForm
        schema={newPasswordForm}
        errors={newPasswordErrors}
        defaultValues={{ password: '' }}
        step={resetPassword(link)}
        submitLabel="Reset password"
      >
        <HiddenUsername email={emailOf(link) || known} />
        <PasswordField name="password" label="New password" hint={passwordRule} autoComplete="new-password" />
      </StepForm>
    </Page>
  );
}
