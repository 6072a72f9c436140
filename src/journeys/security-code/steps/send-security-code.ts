import { type OtpMethod, triggerOtp } from '@/api/login';
import type { ErrorRow } from '@/outcome/common-errors';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { type Path, paths } from '@/paths';
import { securityCodeSent } from '@/state/events';

/** Too many requested or wrong codes. The user is locked out for all methods. */
export const sendErrors: readonly ErrorRow[] = [
  { message: 'OTP requests exceeded', outcome: goTo(paths.otpRequestsExceeded) },
  { message: 'OTP attempts exceeded', outcome: goTo(paths.otpAttemptsExceeded) },
];

const sendSecurityCode = (method: OtpMethod, next: Path, fallback: Path) =>
  step(`trigger-otp ${method}`, { errors: sendErrors, fallback }, async (_none, { dispatch }) => {
    dispatch(securityCodeSent(await triggerOtp(method)));
    return goTo(next);
  });

/** Sends a first code, or another after the last has expired. A failed call has its own page (spec 1, section 4). */
export const textSecurityCode = sendSecurityCode('mobile', paths.enterMobileCode, paths.error);
export const callLandline = sendSecurityCode('landline', paths.enterLandlineCode, paths.callFailed);
