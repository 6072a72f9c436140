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
 * The form for the holder of a link. Its hidden username lets password managers save the password under the right account: the email
 * address of the link, or the one of this sign-in where the link has a UUID.
 */
export function ChooseNewPassword({ link }: { link: ResetLink }) {
  const client = useClientName();
  const known = useAppSelector((state) => state.profile.email);
  return (
    <Page title="Choose a new password">
      <p key={client} className="app-kept-lines">
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
