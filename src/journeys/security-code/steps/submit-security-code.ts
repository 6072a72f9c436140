import { type ErrorMatch, rowFor } from '@/api/api-error';
import type { OtpMethod } from '@/api/login';
import { submitOtp } from '@/api/security-code';
import type { SecurityCodeForm } from '@/forms/security-code';
import type { ErrorRow } from '@/outcome/common-errors';
import { goTo, invalid } from '@/outcome/outcome';
import { type Handling, step } from '@/outcome/step';
import { type Path, paths } from '@/paths';
import { notifyOtherTabs, signIn } from '@/session/sign-in';
import { storeRememberedDevice } from '@/session/user-cookies';
import { numberChangePending, securityCodeAccepted } from '@/state/events';

/** The code has confirmed a new number, which cannot be used to log in yet. */
const proved: ErrorMatch = { message: 'Pending phone number change' };

const onFailure: Handling['onFailure'] = (error) => (rowFor(error, [proved]) ? numberChangePending() : undefined);

function submit(otp_method: OtpMethod, expired: Path, changed: Path) {
  /** Spec 1, section 4, "Security code". First matching row wins. */
  const errors: readonly ErrorRow<'OTP_WRONG'>[] = [
    { message: 'Invalid OTP', outcome: invalid('otp', 'OTP_WRONG') },
    { message: 'OTP has expired', outcome: goTo(expired) },
    { message: 'Invalid OTP Session', outcome: goTo(expired) },
    { message: 'OTP attempts exceeded', outcome: goTo(paths.otpAttemptsExceeded) },
    { ...proved, outcome: goTo(changed, { state: { changePending: true } }) },
  ];
  return step(`otp ${otp_method}`, { errors, onFailure }, async ({ otp, remember }: SecurityCodeForm, { dispatch }) => {
    const answer = await submitOtp({ otp, remember_my_device: remember, otp_method });
    notifyOtherTabs('code-used');
    dispatch(securityCodeAccepted({ isDuplicatePhoneNumber: answer.is_duplicate_phone_number }));
    storeRememberedDevice(answer.rmd_token);
    return goTo(signIn(answer.id_token) ? paths.authcode : paths.error);
  });
}

export const submitMobileCode = submit('mobile', paths.mobileCodeExpired, paths.recovery.changeMobile);
export const submitLandlineCode = submit('landline', paths.landlineCodeExpired, paths.recovery.changeLandline);
