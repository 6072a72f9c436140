import { Details } from '@/content/details';
import { HiddenNumber } from '@/content/hidden-number';
import { NewCodeSent, useCodesSent } from '@/content/new-code-sent';
import { NotYou } from '@/content/not-you';
import { StepButton } from '@/content/step-button';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import { CODE_REPLACED, CodeRunsOut, CodeWorksUntil } from './code-life';
import { SecurityCodeForm } from './security-code-form';
import { resendByCall, resendByText } from './steps/resend-security-code';
import { callLandline, textSecurityCode } from './steps/send-security-code';
import { submitLandlineCode, submitMobileCode } from './steps/submit-security-code';

const methods = {
  mobile: {
    submit: submitMobileCode,
    resend: resendByText,
    keep: textSecurityCode,
    missed: 'Not received a text?',
    again: 'Send the security code again',
    another: 'Send a new code',
    change: paths.recovery.changeMobile,
  },
  landline: {
    submit: submitLandlineCode,
    resend: resendByCall,
    keep: callLandline,
    missed: 'Not received a call?',
    again: 'Call my new landline again',
    another: 'Call me again',
    change: paths.recovery.changeLandline,
  },
} as const;

/**
 * The code page while a number is being changed, instead of the code page of a login. It logs nobody in and remembers no device. Only 'Keep
 * my old number' returns to the login.
 */
export function ConfirmNewNumber({ method }: { method: keyof typeof methods }) {
  const number = useStateOnArrival(({ profile }) => (method === 'mobile' ? profile.phoneNumber : profile.landlineNumber));
  const [sent, codeSent] = useCodesSent();
  const { submit, resend, keep, missed, again, another, change } = methods[method];
  return (
    <Page title="Enter the security code" back={useBack(change)} banner={<NewCodeSent times={sent} />}>
      <p>
        Enter the code we sent to <HiddenNumber number={number}>your new number</HiddenNumber> to confirm your new number. Your old number
        keeps working until the change is complete.
      </p>
      <CodeWorksUntil />
      <SecurityCodeForm step={submit} remembers={false}>
        <CodeRunsOut step={resend} codeSent={codeSent}>
          {another}
        </CodeRunsOut>
      </SecurityCodeForm>
      <Details summary={missed}>
        <p>{CODE_REPLACED}</p>
        <StepButton step={resend} argument={codeSent} plain>
          {again}
        </StepButton>
      </Details>
      <p>
        <StepButton step={keep} plain>
          Keep my old number
        </StepButton>
      </p>
      <NotYou />
    </Page>
  );
}
