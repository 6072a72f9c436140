import { NotYou } from '@/content/not-you';
import { Verbatim } from '@/content/verbatim';
import { nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { NewTabLink } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import { tryLogin } from './steps/try-login';

export default function EmailAddressFound() {
  const email = useStateOnArrival((state) => state.proofing.maskedEmail);
  return (
    <Page title="We found your email address" back={paths.proofing.duplicateNhsNumber}>
      <p>
        The email address linked to your account is <Verbatim strong>{email}</Verbatim>.
      </p>
      <p>Log in with it to use your existing account.</p>
      <StepForm schema={nothing} step={tryLogin} />
      <p>
        <NewTabLink href={paths.redirectToHelpCentre}>I do not have access to this email address</NewTabLink>
      </p>
      <NotYou always />
    </Page>
  );
}
