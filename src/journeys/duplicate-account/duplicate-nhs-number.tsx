import { type ReactNode, useEffect } from 'react';
import { config } from '@/config';
import { NotYou } from '@/content/not-you';
import { CareWithoutLogin, ContactUs, MedicalHelp } from '@/content/refusal-page';
import { StepButton } from '@/content/step-button';
import { Verbatim } from '@/content/verbatim';
import { both } from '@/forms/error-copy';
import { NextStepChoice } from '@/forms/next-step-choice';
import { exit } from '@/outcome/exit';
import { stepTo } from '@/outcome/step';
import { HelpCode } from '@/page/help/help-code';
import { NewTabLink } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import { findEmail } from './steps/without-call';
import { tryLogin } from './steps/try-login';

/** Spec 2, section 5: the sentence depends on whether the account can be replaced. */
export const noChoice = (migration: boolean) => ({
  CHOICE_REQUIRED: both(migration ? 'Select an option to continue' : 'Select what you want to do'),
});

interface DuplicatePageProps {
  back?: string;
  /** The reference of a refusal. The page then links to the client service, because the user cannot continue. */
  refused?: string;
  children: ReactNode;
}

const DuplicatePage = ({ back, refused, children }: DuplicatePageProps) => (
  <Page title="You already have an NHS account" back={back}>
    {children}
    <NotYou always />
    {refused ? <CareWithoutLogin /> : <MedicalHelp />}
    {refused && <HelpCode reference={refused} />}
  </Page>
);

/** The variant for an account that cannot be replaced. */
const FindOrLogIn = () => (
  <DuplicatePage back={paths.proofing.checkYourDetails}>
    <p>There is already an account linked to your NHS record, with a different email address.</p>
    <NextStepChoice
      legend="What do you want to do?"
      errors={noChoice(false)}
      nextSteps={[
        { value: 'duplicate-nhs-email-hint', label: 'Get help finding the email address linked to this account', step: findEmail },
        { value: 'duplicate-nhs-no-try-login', label: 'Log in with the email address linked to this account', step: tryLogin },
      ]}
    />
  </DuplicatePage>
);

function RecentlyUsed() {
  const email = useStateOnArrival((state) => state.proofing.maskedEmail);
  return (
    <DuplicatePage>
      <p>
        There is already an account linked to your NHS record
        {email && (
          <>
            , with the email address <Verbatim strong>{email}</Verbatim>
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

function LinkedAccounts({ emails }: { emails: readonly string[] }) {
  if (emails.length === 0) return <p>There is already an account linked to your NHS record.</p>;
  return (
    <>
      <p>
        {emails.length > 1 ? 'These accounts are already linked to your NHS record:' : 'This account is already linked to your NHS record:'}
      </p>
      <ul className="nhsuk-list nhsuk-list--bullet">
        {emails.map((email, index) => (
          // Masked addresses may be equal, so the key needs the index.
          <li key={`${index} ${email}`}>
            <Verbatim>{email}</Verbatim>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The variant for an account that can be replaced. Replacing it helps users who cannot read its email. */
function ReplaceOrLogIn() {
  const emails = useStateOnArrival((state) => state.proofing.maskedEmailList);
  const several = emails.length > 1;
  return (
    <DuplicatePage back={paths.proofing.checkYourDetails}>
      <LinkedAccounts emails={emails} />
      <p>Your new account is not lost. Choose which of the {several ? 'accounts' : 'two'} you want to use.</p>
      <NextStepChoice
        legend="What do you want to do?"
        errors={noChoice(true)}
        nextSteps={[
          {
            value: 'duplicate-nhs-no-try-login',
            label: several ? 'Log in to one of your existing accounts' : 'Log in to your existing account',
            step: tryLogin,
          },
          {
            value: 'duplicate-nhs-account-replacement-new-account',
            label: 'Continue with your new account',
            hint: `Only if you no longer have access to ${several ? 'these email addresses' : 'this email address'}`,
            step: stepTo(paths.proofing.confirmAccountReplacement),
          },
        ]}
      />
    </DuplicatePage>
  );
}

const NotEligible = () => (
  <DuplicatePage refused="CID1116">
    <p>There is already an account linked to your NHS record. You are not eligible to continue with a new account at this time.</p>
    <ContactUs
      reference="CID1116"
      description="Not eligible to begin account migration"
      before="If you cannot log in to your existing account, "
    >
      contact us through the help centre
    </ContactUs>
    <StepButton step={tryLogin}>Log in to your existing account</StepButton>
  </DuplicatePage>
);

/** Reloads a page that the back/forward cache restores: the server's answer may be stale. */
export function useReloadOnRestore() {
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void exit.reload();
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);
}

/** Shows one of four variants, depending on the server's answer (spec 2, section 2, "duplicate-nhs-number"). */
export default function DuplicateNhsNumber() {
  useReloadOnRestore();
  const { accountMigrationEnabled, eligibleForAccountMigrationJourney, ineligibilityReason } = useStateOnArrival((state) => state.proofing);
  if (!accountMigrationEnabled) return <FindOrLogIn />;
  if (ineligibilityReason === 'active_account') return <RecentlyUsed />;
  return eligibleForAccountMigrationJourney ? <ReplaceOrLogIn /> : <NotEligible />;
}
