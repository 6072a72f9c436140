import { useReducer } from 'react';
import * as z from 'zod/mini';
import { EMAIL_CODE_HOURS, SECURITY_CODE_DIGITS } from '@/limits-and-durations';
import { Details } from '@/content/details';
import { DidYouMean } from '@/content/did-you-mean';
import { NewCodeSent, useCodesSent } from '@/content/new-code-sent';
import { NotYou } from '@/content/not-you';
import { StepButton } from '@/content/step-button';
import { Verbatim } from '@/content/verbatim';
import { emailCodeEnd, WorksUntil } from '@/deadlines/deadline';
import { both, type FormErrors } from '@/forms/error-copy';
import { useFieldError } from '@/forms/field';
import { securityCode, securityCodeErrors, SecurityCodeField } from '@/forms/security-code';
import { StepForm } from '@/forms/step-form';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useAppSelector, useStateOnArrival } from '@/state/hooks';
import { RegistrationStep } from './create-account-steps';
import { resendCode } from './steps/resend-email-code';
import { submitEmailCode } from './steps/verify-email';

export const emailCodeForm = z.object({ otp: securityCode });

export const emailCodeFormErrors = {
  ...securityCodeErrors,
  OTP_EXPIRED: both('This security code has expired. Send a new one'),
} satisfies FormErrors;

/** Shown below the field once an emailed code has expired. `codeSent` is called when another code was sent. */
const ExpiredCode = ({ codeSent }: { codeSent: () => void }) =>
  useFieldError('otp') === emailCodeFormErrors.OTP_EXPIRED.field && (
    <StepButton step={resendCode} argument={codeSent} secondary>
      Send a new security code
    </StepButton>
  );

/** For an account that was created in an earlier sign-in. Whether its code still works is unknown. */
function EarlierCode({ email, codeSent }: { email: string; codeSent: () => void }) {
  return (
    <>
      <p>
        You need to confirm the email address <Verbatim strong>{email}</Verbatim> before you can log in.
      </p>
      <p>
        Enter the {SECURITY_CODE_DIGITS} digit security code from the last email that we sent to it. A code works for {EMAIL_CODE_HOURS}{' '}
        hour.
      </p>
      <StepButton step={resendCode} argument={codeSent} secondary>
        Email me a new security code
      </StepButton>
    </>
  );
}

export default function RegisterCheckEmail() {
  const email = useStateOnArrival((state) => state.profile.email);
  const wasSent = useAppSelector((state) => emailCodeEnd(state) !== undefined);
  const [sent, codeSent] = useCodesSent();
  const [renewed, renew] = useReducer((count: number) => count + 1, 0);
  const codeRenewed = () => {
    codeSent();
    renew();
  };
  return (
    <Page
      title="Check your email"
      back={useBack(paths.register.enterEmail, [paths.register.createPassword])}
      banner={
        <>
          <NewCodeSent times={sent} />
          <RegistrationStep number={2} />
        </>
      }
    >
      {wasSent ? (
        <p>
          We have sent a {SECURITY_CODE_DIGITS} digit security code to <Verbatim strong>{email}</Verbatim>. Use it within {EMAIL_CODE_HOURS}{' '}
          hour.
          <WorksUntil end={emailCodeEnd} />
        </p>
      ) : (
        <EarlierCode email={email} codeSent={codeRenewed} />
      )}
      {/* Keyed by the number of sent codes: a new code clears the form and its errors about the old one. */}
      <StepForm key={renewed} schema={emailCodeForm} errors={emailCodeFormErrors} defaultValues={{ otp: '' }} step={submitEmailCode}>
        <SecurityCodeField />
        <ExpiredCode codeSent={codeRenewed} />
      </StepForm>
      <Details summary="Not received an email?">
        <p>It can take a few minutes for the email to arrive. Check your spam or junk folder. A new code replaces the earlier one.</p>
        <DidYouMean email={email} next={paths.checkRegistration} replace />
        {wasSent && (
          <p>
            <StepButton step={resendCode} argument={codeSent} plain>
              Send the security code again
            </StepButton>
          </p>
        )}
        <p>
          <Link to={paths.register.enterEmail}>Change the email address</Link>
        </p>
      </Details>
      <NotYou shown />
    </Page>
  );
}
