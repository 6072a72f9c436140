import { BackToClient } from '@/content/back-to-client';
import { useClientName } from '@/content/client-name';
import { Verbatim } from '@/content/verbatim';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';
import { useNavigationMessage } from '@/page/use-navigation-message';
import { compareWithCookies, wasHandedOver } from '@/session/sign-in';

function Refused() {
  const name = useClientName();
  return (
    <Page title="You are not logged in">
      <p key={name ?? ''} className="app-reserved-lines">
        You did not agree, so we have not logged you in. To try again, go to{' '}
        {name ? <Verbatim>{name}</Verbatim> : 'the website or app you are trying to use'} and log in.
      </p>
      <BackToClient fetches />
    </Page>
  );
}

/** Sign-out reasons without a message from another tab. */
const withoutOtherTab: readonly unknown[] = [undefined, 'invalid', 'timedOut', 'endedElsewhere'];

/** The sign-in of this document has ended: by the server, or because the user continued in another tab. */
export default function SessionInvalid() {
  const reason = useNavigationMessage('signOutReason');
  // A guard redirects here without a reason in the state.
  if (reason === 'replaced' || compareWithCookies() === 'another')
    return (
      <Page title="You started another login in a different tab">
        <p>Carry on there. You can close this tab.</p>
        <BackToClient />
      </Page>
    );
  if (wasHandedOver() === 'refused' || reason === 'cameBackRefused') return <Refused />;
  if (wasHandedOver() || reason === 'cameBack')
    return (
      <Page title="You are logged in">
        <BackToClient fetches />
      </Page>
    );
  if (withoutOtherTab.includes(reason))
    return (
      <Page title="Something went wrong">
        <p>Go to the website or app you are trying to use and log in.</p>
        <BackToClient />
        <HelpCode />
      </Page>
    );
  return (
    <Page title="You carried on in another tab">
      <p>You can close this tab.</p>
      <BackToClient fetches />
    </Page>
  );
}
