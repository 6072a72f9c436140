import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LogInAgain } from '@/content/back-to-client';
import { useClientName } from '@/content/client-name';
import { Verbatim } from '@/content/verbatim';
import { newPasswordErrors, newPasswordForm, passwordRule, passwordRules } from '@/forms/new-password';
import { HiddenUsername, PasswordField } from '@/forms/password-field';
import { StepForm } from '@/forms/step-form';
import type { NavigationState } from '@/outcome/outcome';
import { Page } from '@/page/page';
import { useNavigationMessage } from '@/page/use-navigation-message';
import { paths } from '@/paths';
import { hasExpired } from '@/session/emailed-link';
import { logError } from '@/session/report';
import { useAppSelector } from '@/state/hooks';
import { emailOf, type ResetLink, resetLinkOf } from './reset-link';
import { resetPassword } from './steps/reset-password';

/** The form for a valid link. Its hidden username, of the link or this sign-in, lets password managers save it for the right account. */
function ChooseNewPassword({ link }: { link: ResetLink }) {
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
        <PasswordField name="password" label="New password" hint={passwordRule} autoComplete="new-password" passwordrules={passwordRules} />
      </StepForm>
    </Page>
  );
}

/** Shown after a reload, or after the firewall's page (`checked`). The link is stored nowhere. It is still unused. */
const OpenLinkAgain = ({ checked = false }: { checked?: boolean }) => (
  <Page title="Open your link again">
    {checked && <p>We had to check that you are not a robot. We have not changed your password yet.</p>}
    <p>For your security, open the link in your email again.</p>
    <p>If you cannot find the email, you can ask for a new one.</p>
    <LogInAgain to={paths.forgottenPassword}>Get a new link</LogInAgain>
  </Page>
);

/** Redirects to the page for links that do not work, and logs it: the operator can count malformed links. */
function MalformedLink() {
  useEffect(() => logError('Reset password link is malformed'), []);
  return <Navigate to={paths.reset.linkNotWorking} replace />;
}

/** Resolves the emailed link before asking for anything (spec 2, section 4, "Password reset"). */
export default function NewPassword() {
  const query = useAppSelector((state) => state.journey.emailedQuery);
  // Checked once. If the link expires while the user types, the server refuses it.
  const [link] = useState(() => resetLinkOf(query));
  const [expired] = useState(() => link !== undefined && hasExpired(link));
  const returnedFrom = useNavigationMessage('returnedFrom');
  const { state } = useLocation() as { state: NavigationState | null };
  if (!link && returnedFrom) return <OpenLinkAgain checked />;
  if (!link && query === '' && state?.linkTaken) return <OpenLinkAgain />;
  if (!link) return <MalformedLink />;
  if (expired) return <Navigate to={`${paths.reset.linkExpired}?${new URLSearchParams({ username: link.username })}`} replace />;
  return <ChooseNewPassword link={link} />;
}
