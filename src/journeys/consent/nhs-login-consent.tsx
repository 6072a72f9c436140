import { GetHelp } from '@/content/back-to-client';
import { NotYou } from '@/content/not-you';
import { SpinnerPage } from '@/content/spinner-page';
import { Verbatim } from '@/content/verbatim';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { inHealthApp } from '@/session/health-app';
import { useStateOnArrival } from '@/state/hooks';
import { AgreeForm } from './agree-form';
import { consentFor } from './asked';
import { DoneSoFar } from './done-so-far';
import { giveConsent } from './steps/give-consent';
import { loadClient } from './steps/load-client';
import { TermsLink } from './terms-link';

const heading = 'Agree to share your login information';

export default function NhsLoginConsent() {
  // loadClient navigates back here, which counts as another arrival.
  const consent = useStateOnArrival((state) => consentFor(state.client.client));
  if (!consent) return <SpinnerPage step={loadClient} label={heading} countsAsPageView={false} />;
  const { name, terms, shared, others, describesAny } = consent;
  return (
    <Page title={heading}>
      <DoneSoFar />
      {describesAny ? (
        <>
          <p>
            <strong>
              <Verbatim>{name}</Verbatim>
            </strong>{' '}
            will use your:
          </p>
          <ul className="nhsuk-list nhsuk-list--bullet">
            {shared.map((item) => (
              <li key={item}>{item}</li>
            ))}
            {others && (
              <li>
                other information – ask <Verbatim>{name}</Verbatim> what this is
              </li>
            )}
          </ul>
        </>
      ) : (
        <p>
          We'll only tell{' '}
          <strong>
            <Verbatim>{name}</Verbatim>
          </strong>{' '}
          that you have logged in.
        </p>
      )}
      <p>
        Read how <Verbatim>{name}</Verbatim> uses this information in its <TermsLink url={terms} />.
      </p>
      <AgreeForm step={() => giveConsent(consent)} submitLabel="I agree" />
      <p>
        If you do not agree, you cannot use NHS login with <Verbatim>{name}</Verbatim>.
      </p>
      <p>
        <Link to={paths.consentConfirmation}>I do not agree to share this information</Link>
      </p>
      {/* In other browsers the footer has this link. */}
      {inHealthApp() && <GetHelp />}
      <NotYou always />
    </Page>
  );
}
