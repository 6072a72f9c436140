import type { OtpMethod } from '@/api/login';
import { requestOtp } from '@/api/security-code';
import { goTo, stay } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { type Path, paths } from '@/paths';
import { codeSentAgain } from '@/state/events';
import { sendErrors } from './send-security-code';

const resend = (method: OtpMethod, fallback: Path) =>
  step<() => void>(`request-otp ${method}`, { errors: sendErrors, fallback }, async (codeSent, { dispatch }) => {
    await requestOtp(method);
    dispatch(codeSentAgain());
    codeSent();
    return stay;
  });

/** Sends another code by the same method. The page stays, and `codeSent` lets it confirm that. */
export const resendByText = resend('mobile', paths.error);
export const resendByCall = resend('landline', paths.callFailed);

const sendToNewNumber = (method: OtpMethod, next: Path) =>
  step(`request-otp new ${method}`, { errors: sendErrors }, async (_none, { dispatch }) => {
    await requestOtp(method);
    dispatch(codeSentAgain());
    return goTo(next);
  });

/** Sends another code to an account's new number, after the last one has expired. The change continues and does not become a login. */
export const textNewNumber = sendToNewNumber('mobile', paths.enterMobileCode);
export const callNewNumber = sendToNewNumber('landline', paths.enterLandlineCode);
