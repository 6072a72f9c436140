import { ContactUs } from '@/content/contact-us';
import { StepButton } from '@/content/step-button';
import { DuplicatePage } from './duplicate-page';
import { tryLogin } from './steps/try-login';

export const NotEligible = () => (
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
