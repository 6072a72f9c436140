import { Link } from 'react-router-dom';
import { Page } from '@/content/page';
import { SpinnerPage } from '@/content/spinner-page';
import { nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import { DoneSoFar } from './done-so-far';
import { sharedInformation } from './shared-information';
import { giveConsent } from './steps/give-consent';
import { loadClient } from './steps/load-client';
import { TermsLink } from './terms-link';

export default function NhsLoginConsent() {
  // The step that fetches it comes back here, as another arrival.
  const client = useStateOnArrival((state) => state.client.client);
  if (!client?.approved_scopes) return <SpinnerPage step={loadClient} label="Loading" interim />;
  const { client_display_name: name, approved_scopes: scopes, terms_uri: terms } = client;
  return (
    <Page title="Agree to share your login information">
      <DoneSoFar />
      <p>
        <strong>{name}</strong> will use your:
      </p>
      <ul className="nhsuk-list nhsuk-list--bullet">
        {sharedInformation(scopes).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        How {name} uses this information is set out in its <TermsLink url={terms} />.
      </p>
      <p>If you do not agree, you cannot use your NHS login with {name}.</p>
      <StepForm schema={nothing} step={giveConsent} submitLabel="I agree" />
      <p>
        <Link to={paths.consentConfirmation}>I do not agree to share this information</Link>
      </p>
    </Page>
  );
}
