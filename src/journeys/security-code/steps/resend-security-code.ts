import type { OtpMethod } from '@/api/login';
import { requestOtp } from '@/api/security-code';
import { stay } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { type Path, paths } from '@/paths';
import { sendErrors } from './send-security-code';

const resend = (method: OtpMethod, fallback: Path) =>
  step<() => void>(`request-otp ${method}`, { errors: sendErrors, fallback }, async (codeSent) => {
    await requestOtp(method);
    codeSent();
    return stay;
  });

/** Another code the same way. The page stays as it is, and `codeSent` lets it say so. */
export const resendByText = resend('mobile', paths.error);
export const resendByCall = resend('landline', paths.callFailed);
