import { BackToClient } from '@/content/back-to-client';
import { ButtonLink } from '@/content/button-link';
import { useClientName } from '@/content/client-name';
import { MedicalHelp } from '@/content/medical-help';
import { NeedsSession } from '@/content/needs-session';
import { Verbatim } from '@/content/verbatim';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { registrationAllowed } from '@/state/client';
import { useStateOnArrival } from '@/state/hooks';

export default function NotRegistered() {
  const name = useClientName();
  const mayRegister = useStateOnArrival(registrationAllowed);
  return (
    <Page title="We cannot log you in">
      <p>You are not registered, or the email address you entered is wrong.</p>
      {!mayRegister && (
        // Keyed by the name, because a translator may have replaced the text nodes.
        <p key={name ?? ''} className="app-reserved-lines">
          {name ? <Verbatim>{name}</Verbatim> : 'The website or app you came from'} does not let you create an account here.
        </p>
      )}
      <NeedsSession>
        <ButtonLink to={paths.enterEmail}>Try again</ButtonLink>
        <BackToClient asked />
      </NeedsSession>
      <MedicalHelp />
    </Page>
  );
}
