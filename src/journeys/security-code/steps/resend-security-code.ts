import { type OtpMethod, requestOtp } from '@/api/login';
import { sendErrors } from '@/journeys/sign-in/steps/send-security-code';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';

const resend = (method: OtpMethod, page: string, fallback: string) =>
  step(`request-otp ${method}`, { errors: sendErrors, fallback }, async () => {
    await requestOtp(method);
    return goTo(page, { state: { resent: true } });
  });

/** Another code the same way; the page then says that one was sent. */
export const resendByText = resend('mobile', paths.enterMobileCode, paths.error);
export const resendByCall = resend('landline', paths.enterLandlineCode, paths.callFailed);
