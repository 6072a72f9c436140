import type { ReactNode } from 'react';
import { REMEMBER_DEVICE_DAYS } from '@/limits-and-durations';
import { Details } from '@/content/details';
import { HiddenNumber } from '@/content/hidden-number';
import { NewCodeSent, useCodesSent } from '@/content/new-code-sent';
import { NotYou } from '@/content/not-you';
import { StepButton } from '@/content/step-button';
import { CheckboxField } from '@/forms/checkbox-field';
import { securityCodeErrors, SecurityCodeField, securityCodeForm } from '@/forms/security-code';
import { StepForm } from '@/forms/step-form';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import { CODE_REPLACED, CodeRunsOut, CodeWorksUntil } from './code-life';
import { resendByCall, resendByText } from './steps/resend-security-code';
import { callLandline, textSecurityCode } from './steps/send-security-code';
import { submitLandlineCode, submitMobileCode } from './steps/submit-security-code';

const methods = {
  mobile: { submit: submitMobileCode, resend: resendByText, another: 'Send a new code', missed: 'Not received a text?' },
  landline: { submit: submitLandlineCode, resend: resendByCall, another: 'Call me again', missed: 'Not received a call?' },
};

interface CodePageProps {
  method: keyof typeof methods;
  back: string | undefined;
  sent: ReactNode;
  /** False if the code does not log in, so that there is no device to remember. */
  remembers?: boolean;
  /** Shown above the link that sends another code. */
  advice: ReactNode;
  /** The words of the link that sends another code. */
  again: string;
  children: ReactNode;
}

/** A page that asks for a security code, with the time until it expires, and another code if it did not arrive. */
export function CodePage({ method, back, sent, remembers = true, advice, again, children }: CodePageProps) {
  const { submit, resend, another, missed } = methods[method];
  const [times, codeSent] = useCodesSent();
  return (
    <Page title="Enter the security code" back={back} banner={<NewCodeSent times={times} />}>
      {sent}
      <CodeWorksUntil />
      <StepForm schema={securityCodeForm} errors={securityCodeErrors} defaultValues={{ otp: '', remember: false }} step={submit}>
        <SecurityCodeField />
        <CodeRunsOut step={resend} codeSent={codeSent}>
          {another}
        </CodeRunsOut>
        {remembers && (
          <CheckboxField
            name="remember"
            label="Remember this device and stop sending security codes"
            hint={`Do not tick this on a shared device. It lasts ${REMEMBER_DEVICE_DAYS} days.`}
          />
        )}
      </StepForm>
      {remembers && (
        <Details summary="What does remember this device mean?">
          <p>
            You will not need a security code when you log in on this device for the next {REMEMBER_DEVICE_DAYS} days. You&apos;ll still
            need your password.
          </p>
          <p>Do not choose this if you share this device with other people.</p>
        </Details>
      )}
      <Details summary={missed}>
        {advice}
        <StepButton step={resend} argument={codeSent} plain>
          {again}
        </StepButton>
      </Details>
      {children}
      <NotYou />
    </Page>
  );
}

const changes = {
  mobile: { keep: textSecurityCode, again: 'Send the security code again', change: paths.recovery.changeMobile },
  landline: { keep: callLandline, again: 'Call my new landline again', change: paths.recovery.changeLandline },
} as const;

/** The code page while a number is being changed. It does not log in. Only 'Keep my old number' returns to the login. */
export function ConfirmNewNumber({ method }: { method: keyof typeof changes }) {
  const number = useStateOnArrival(({ profile }) => (method === 'mobile' ? profile.phoneNumber : profile.landlineNumber));
  const { keep, again, change } = changes[method];
  const sent = (
    <p>
      Enter the code we sent to <HiddenNumber number={number}>your new number</HiddenNumber> to confirm your new number. Your old number
      keeps working until the change is complete.
    </p>
  );
  return (
    <CodePage method={method} back={useBack(change)} sent={sent} remembers={false} advice={<p>{CODE_REPLACED}</p>} again={again}>
      <p>
        <StepButton step={keep} plain>
          Keep my old number
        </StepButton>
      </p>
    </CodePage>
  );
}
