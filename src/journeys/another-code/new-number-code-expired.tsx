import { SECURITY_CODE_MINUTES } from '@/constants';
import { NextStepChoice } from '@/forms/next-step-choice';
import { callNewNumber, textNewNumber } from '@/journeys/security-code/steps/resend-security-code';
import { callLandline, textSecurityCode } from '@/journeys/security-code/steps/send-security-code';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';

const nextSteps = {
  mobile: [
    { value: 'text', label: 'Text a new security code to my new number', step: textNewNumber },
    { value: 'keep', label: 'Keep my old number', step: textSecurityCode },
  ],
  landline: [
    { value: 'landline', label: 'Call my new number with a new security code', step: callNewNumber },
    { value: 'keep', label: 'Keep my old number', step: callLandline },
  ],
} as const;

const pages = { mobile: paths.enterMobileCode, landline: paths.enterLandlineCode };

/** An expired code of a number change. Another code goes to the new number. This never becomes a login. */
export const NewNumberCodeExpired = ({ method }: { method: keyof typeof nextSteps }) => (
  <Page title="This security code has expired" back={useBack(pages[method])}>
    <p>It has been more than {SECURITY_CODE_MINUTES} minutes since we sent it to your new number.</p>
    <NextStepChoice legend="What do you want to do?" nextSteps={nextSteps[method]} />
  </Page>
);
