import { EXPLAINER_URL, SERVICE_NAME } from '@/constants';
import { ButtonLink } from '@/content/button-link';
import { useClientName } from '@/content/client-name';
import { NotYou } from '@/content/not-you';
import { Verbatim } from '@/content/verbatim';
import { PasskeyOffer } from '@/journeys/passkey/offers/passkey-offer';
import { fromLogin } from '@/journeys/passkey/steps/passkey-start';
import { HydratedLater } from '@/page/hydrated-later';
import { Link } from '@/page/link';
import { NewTabLink } from '@/page/new-tab-link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { registrationAllowed } from '@/state/client';
import { useAppSelector } from '@/state/hooks';
import { loginForm } from './entry-forms';
import { LoginHelp } from './login-help';

export default function Login() {
  const client = useClientName();
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
      <HydratedLater Part={loginForm.Component} />
      {/* Its line is reserved until the passkey check of the browser has finished, so that nothing below it shifts. */}
      <p className="app-reserved-line">{passkeys && <Link to={paths.passkeyEnterEmail}>Log in with a passkey</Link>}</p>
      {mayRegister && (
        <ButtonLink to={paths.register.createAccountSteps} secondary>
          Create NHS account
        </ButtonLink>
      )}
      <p>
        <NewTabLink href={EXPLAINER_URL}>Learn more about {SERVICE_NAME}</NewTabLink>
      </p>
      <LoginHelp />
      <NotYou shown />
    </Page>
  );
}
