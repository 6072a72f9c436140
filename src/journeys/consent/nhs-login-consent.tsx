import { GetHelp } from '@/content/back-to-client';
import { NotYou } from '@/content/not-you';
import { SpinnerPage } from '@/content/spinner-page';
import { TickedCard } from '@/content/ticked-card';
import { Verbatim } from '@/content/verbatim';
import { safeSite } from '@/outcome/safe-address';
import { Link, NewTabLink } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { inHealthApp } from '@/session/browser';
import { useStateOnArrival } from '@/state/hooks';
import { AgreeForm } from './agree-form';
import { consentFor } from './shared-information';
import { giveConsent } from './steps/give-consent';
import { loadClient } from './steps/load-client';

function DoneSoFar() {
  const { accountCreated, hasP5Success, gpRecordChecked } = useStateOnArrival((state) => state.journey);
  const done = [
    accountCreated && 'You have created an account',
    hasP5Success && 'We have matched you to your NHS record',
    gpRecordChecked && 'We have checked your GP record',
  ];
  return <TickedCard done={done.filter((step) => step !== false)} />;
}

export function TermsLink({ url }: { url: string }) {
  const href = safeSite(url);
  const text = 'terms of use and privacy policy';
  return href ? <NewTabLink href={href}>{text}</NewTabLink> : <>{text}</>;
}

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
            <Verbatim strong>{name}</Verbatim> will use your:
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
          We'll only tell <Verbatim strong>{name}</Verbatim> that you have logged in.
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
