import type { OtpMethod } from '@/api/login';
import { requestOtp } from '@/api/security-code';
import { goTo, stay } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { type Path, paths } from '@/paths';
import { codeSentAgain } from '@/state/deadline-events';
import { sendErrors } from './send-security-code';

const resend = (method: OtpMethod, fallback: Path) =>
  step<() => void>(`request-otp ${method}`, { errors: sendErrors, fallback }, async (codeSent, { dispatch }) => {
    await requestOtp(method);
    dispatch(codeSentAgain());
    codeSent();
    return stay;
  });

/** Another code the same way. The page stays as it is, and `codeSent` lets it say so. */
export const resendByText = resend('mobile', paths.error);
export const resendByCall = resend('landline', paths.callFailed);

const sendToNewNumber = (method: OtpMethod, next: Path) =>
  step(`request-otp new ${method}`, { errors: sendErrors }, async (_none, { dispatch }) => {
    await requestOtp(method);
    dispatch(codeSentAgain());
    return goTo(next);
  });

/** Another code to the number that an account changes to, after the last has expired. The change goes on, and is no login. */
export const textNewNumber = sendToNewNumber('mobile', paths.enterMobileCode);
export const callNewNumber = sendToNewNumber('landline', paths.enterLandlineCode);
