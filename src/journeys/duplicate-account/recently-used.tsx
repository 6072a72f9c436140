import { config } from '@/config';
import { StepButton } from '@/content/step-button';
import { Verbatim } from '@/content/verbatim';
import { NewTabLink } from '@/page/new-tab-link';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/use-state-on-arrival';
import { DuplicatePage } from './duplicate-page';
import { tryLogin } from './steps/try-login';

/** The variant for ineligibility reason active_account. */
export function RecentlyUsed() {
  const email = useStateOnArrival((state) => state.proofing.maskedEmail);
  return (
    <DuplicatePage>
      <p>
        There is already an account linked to your NHS record
        {email && (
          <>
            , with the email address{' '}
            <strong>
              <Verbatim>{email}</Verbatim>
            </strong>
          </>
        )}
        .
      </p>
      <p>As you&apos;ve recently used this account, you cannot create a new one.</p>
      <StepButton step={tryLogin}>Log in to your existing account</StepButton>
      <p>
        <NewTabLink href={paths.redirectToHelpCentre}>Get help with your existing account</NewTabLink>
      </p>
      <p>
        <NewTabLink href={config.helpCentreUrl}>Go to the help centre</NewTabLink>
      </p>
    </DuplicatePage>
  );
}
