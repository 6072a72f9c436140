import { type ErrorMatch, rowFor } from '@/api/error-match';
import type { OtpMethod } from '@/api/login';
import { submitOtp } from '@/api/security-code';
import type { SecurityCodeForm } from '@/forms/security-code';
import type { ErrorRow } from '@/outcome/errors';
import { goTo, invalid } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import type { Handling } from '@/outcome/step-type';
import { type Path, paths } from '@/paths';
import { storeRememberedDevice } from '@/session/remembered-device';
import { notifyOtherTabs, signIn } from '@/session/sign-in';
import { numberChangePending, securityCodeAccepted } from '@/state/events';

/** The code has confirmed a new number, which cannot be used to log in yet. */
const proved: ErrorMatch = { message: 'Pending phone number change' };

/** Spec 1, section 4, "Security code". First matching row wins. */
const otpErrors = (expired: Path, changed: Path): readonly ErrorRow<'OTP_WRONG'>[] => [
  { message: 'Invalid OTP', outcome: invalid('otp', 'OTP_WRONG') },
  { message: 'OTP has expired', outcome: goTo(expired) },
  { message: 'Invalid OTP Session', outcome: goTo(expired) },
  { message: 'OTP attempts exceeded', outcome: goTo(paths.otpAttemptsExceeded) },
  { ...proved, outcome: goTo(changed, { state: { changePending: true } }) },
];
const mobileCodeErrors = otpErrors(paths.mobileCodeExpired, paths.recovery.changeMobile);
const landlineCodeErrors = otpErrors(paths.landlineCodeExpired, paths.recovery.changeLandline);

const onFailure: Handling['onFailure'] = (error) => (rowFor(error, [proved]) ? numberChangePending() : undefined);

const submit = (otp_method: OtpMethod, errors: readonly ErrorRow<'OTP_WRONG'>[]) =>
  step(`otp ${otp_method}`, { errors, onFailure }, async ({ otp, remember }: SecurityCodeForm, { dispatch }) => {
    const answer = await submitOtp({ otp, remember_my_device: remember, otp_method });
    notifyOtherTabs('code-used');
    dispatch(securityCodeAccepted({ isDuplicatePhoneNumber: answer.is_duplicate_phone_number }));
    storeRememberedDevice(answer.rmd_token);
    return goTo(signIn(answer.id_token) ? paths.authcode : paths.error);
  });

export const submitMobileCode = submit('mobile', mobileCodeErrors);
export const submitLandlineCode = submit('landline', landlineCodeErrors);
