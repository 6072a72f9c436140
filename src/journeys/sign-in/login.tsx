import { EXPLAINER_URL } from '@/constants';
import { useClientName } from '@/content/client-name';
import { NotYou } from '@/content/not-you';
import { Verbatim } from '@/content/verbatim';
import { lazyForm } from '@/delivery/lazy-form';
import { PasswordField } from '@/forms/password-field';
import { StepForm } from '@/forms/step-form';
import { EmailField } from '@/forms/text-field';
import { PasskeyOffer } from '@/journeys/passkey/offers/passkey-offer';
import { fromLogin } from '@/journeys/passkey/steps/passkey-start';
import { Link } from '@/page/link';
import { NewTabLink } from '@/page/new-tab-link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { registrationAllowed } from '@/state/client';
import { useAppSelector } from '@/state/hooks';
import { loginFormErrors } from './login-errors';
import { LoginHelp } from './login-help';

const form = lazyForm(() => import('./login.form'));

export default function Login() {
  const client = useClientName();
  const email = useAppSelector((state) => state.profile.email);
  const mayRegister = useAppSelector(registrationAllowed);
  const passkeys = useAppSelector(({ passkey }) => passkey.status === 'supported');
  return (
    <Page
      title={client ? `Log In to ${client}` : 'Log In with NHS account'}
      heading={
        client && (
          <>
            Log In to <Verbatim>{client}</Verbatim>
          </>
        )
      }
      titleLines={2}
    >
      <PasskeyOffer start={fromLogin} />
      <StepForm
        {...form}
        errors={loginFormErrors}
        defaultValues={{ email, password: '' }}
        submitId="continue-button"
        again={`Enter your ${email ? '' : 'email address and '}password again.`}
      >
        <EmailField passkeys />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <p>
          <Link to={paths.forgottenPassword}>Forgot password</Link>
        </p>
      </StepForm>
      {/* Its line is kept free until it is known whether this browser can: nothing below it moves. */}
      <p className="app-kept-line">{passkeys && <Link to={paths.passkeyEnterEmail}>Log in with a passkey</Link>}</p>
      {mayRegister && (
        <p>
          <Link to={paths.register.createAccountSteps}>Create NHS account</Link>
        </p>
      )}
      <p>
        <NewTabLink href={EXPLAINER_URL}>Learn more</NewTabLink>
      </p>
      <LoginHelp />
      <NotYou />
    </Page>
  );
}
