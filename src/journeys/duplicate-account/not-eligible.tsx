import { contactUrl, NewTabLink } from '@/content/help-links';
import { StepButton } from '@/content/step-button';
import { DuplicatePage } from './duplicate-page';
import { tryLogin } from './steps/try-login';

const CODE = 'CID1116';

export const NotEligible = () => (
  <DuplicatePage>
    <p>There is already an account linked to your NHS record. You are not eligible to continue with a new account at this time.</p>
    <p>
      If you cannot log in to the account that you have,{' '}
      <NewTabLink href={contactUrl(CODE, 'Not eligible to begin account migration')}>contact us through the help centre</NewTabLink>.
    </p>
    <StepButton step={tryLogin}>Log in to your existing account</StepButton>
  </DuplicatePage>
);
