import { BackToClient } from '@/content/back-to-client';
import { useClientName } from '@/content/client-name';
import { Verbatim } from '@/content/verbatim';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';
import { useNavigationMessage } from '@/page/use-navigation-message';
import { standing, wasHandedOver } from '@/session/sign-in';

/** The way back to a service that may not be known yet. */
function BackToService() {
  useClientName();
  return <BackToClient asked />;
}

/** Back, after the client service was told that the person does not agree. */
function Refused() {
  const name = useClientName();
  return (
    <Page title="You are not logged in">
      <p key={name ?? ''} className="app-kept-lines">
        You did not agree, so we have not logged you in. To try again, go to{' '}
        {name ? <Verbatim>{name}</Verbatim> : 'the website or app you are trying to use'} and log in.
      </p>
      <BackToClient asked />
    </Page>
  );
}

/** The ends of a sign-in of which no other tab has told. */
const untold: readonly unknown[] = [undefined, 'invalid', 'timedOut', 'endedElsewhere'];

/** The sign-in of this document is over: by the server, or because the person has gone on elsewhere. */
export default function SessionInvalid() {
  const elsewhere = useNavigationMessage('elsewhere');
  if (wasHandedOver() === 'refused' || elsewhere === 'cameBackRefused') return <Refused />;
  if (wasHandedOver() || elsewhere === 'cameBack')
    return (
      <Page title="You are logged in">
        <BackToService />
      </Page>
    );
  // A guard that leads here says nothing of its reason.
  if (elsewhere === 'replaced' || standing() === 'another')
    return (
      <Page title="Something went wrong">
        <p>You started another login in a different tab. Carry on there.</p>
        <BackToClient />
      </Page>
    );
  if (untold.includes(elsewhere))
    return (
      <Page title="Something went wrong">
        <p>Go to the website or app you are trying to use and log in.</p>
        <BackToClient />
        <HelpCode />
      </Page>
    );
  return (
    <Page title="Something went wrong">
      <p>You carried on in another tab.</p>
      <BackToService />
    </Page>
  );
}
