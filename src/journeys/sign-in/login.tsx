import { config } from '@/config';
import { EXPLAINER_URL, SERVICE_NAME } from '@/limits-and-durations';
import { Card } from '@/content/card';
import { useClientName } from '@/content/client-name';
import { NotYou } from '@/content/not-you';
import { Verbatim } from '@/content/verbatim';
import { lazyPage } from '@/delivery/lazy-page';
import { PasskeyOffer } from '@/journeys/passkey/offers/passkey-offer';
import { fromLogin } from '@/journeys/passkey/steps/passkey-pages';
import { ButtonLink } from '@/page/button';
import { HydratedLater } from '@/page/later-parts';
import { Link, NewTabLink } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { registrationAllowed } from '@/state/client';
import { useAppSelector } from '@/state/hooks';

// Lazy, because of the libraries that forms need.
export const loginForm = lazyPage(() => import('./login-form'));

/** The target pages check whether the client allows a new account. */
const Help = () => (
  <Card heading="Help with logging in">
    <ul className="nhsuk-list">
      <li>
        <Link to={paths.register.lostAccessEmail}>I have lost access to my email address</Link>
      </li>
      <li>
        <Link to={paths.register.notSureAccount}>I am not sure if I have an account</Link>
      </li>
      <li>
        <NewTabLink href={config.helpCentreUrl}>Go to the help centre</NewTabLink>
      </li>
    </ul>
  </Card>
);

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
      <PasskeyOffer page={fromLogin} />
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
      <Help />
      <NotYou shown />
    </Page>
  );
}
