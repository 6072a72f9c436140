import { StepButton } from '@/content/step-button';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { AgreeForm } from './agree-form';
import { acceptTerms } from './steps/accept-terms';
import { declineTerms } from './steps/refuse';

export default function TermsUpdate() {
  return (
    <Page title="NHS login terms of use update">
      <p>We have changed our terms. To carry on, read and agree to the:</p>
      <ul className="nhsuk-list nhsuk-list--bullet">
        <li>
          <Link to={paths.termsAndConditions}>terms and conditions</Link>
        </li>
        <li>
          <Link to={paths.privacy}>privacy notice</Link>
        </li>
        <li>
          <Link to={paths.cookies}>cookie policy</Link>
        </li>
      </ul>
      <p>If you do not agree, you cannot use NHS login.</p>
      <AgreeForm step={acceptTerms} submitLabel="Agree and continue">
        <StepButton step={declineTerms} secondary>
          I do not agree
        </StepButton>
      </AgreeForm>
    </Page>
  );
}
