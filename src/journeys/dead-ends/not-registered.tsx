import { BackToClient, NeedsSession } from '@/content/back-to-client';
import { useClientName } from '@/content/client-name';
import { DidYouMean } from '@/content/did-you-mean';
import { MedicalHelp } from '@/content/refusal-page';
import { Verbatim } from '@/content/verbatim';
import { ButtonLink } from '@/page/button';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { registrationAllowed } from '@/state/client';
import { useStateOnArrival } from '@/state/hooks';

export default function NotRegistered() {
  const name = useClientName();
  const email = useStateOnArrival((state) => state.profile.email);
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
        <DidYouMean email={email} next={paths.checkAccountStatus} replace />
        <ButtonLink to={paths.enterEmail}>Try again</ButtonLink>
        <BackToClient fetches />
      </NeedsSession>
      <MedicalHelp />
    </Page>
  );
}
