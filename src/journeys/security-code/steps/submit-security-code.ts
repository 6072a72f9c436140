import { type ErrorMatch, rowFor } from '@/api/error-match';
import type { OtpMethod } from '@/api/login';
import { submitOtp } from '@/api/security-code';
import type { SecurityCodeForm } from '@/forms/security-code';
import type { ErrorRow } from '@/outcome/errors';
import { goTo, invalid } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import type { Handling } from '@/outcome/step-type';
import { type Path, paths } from '@/paths';
import { keepRememberedDevice } from '@/session/remembered-device';
import { signIn } from '@/session/sign-in';
import { tellOtherTabs } from '@/session/tab-news';
import { numberChangeWaits, securityCodeAccepted } from '@/state/events';

/** The code has proved a new number, which cannot be logged in with yet. */
const proved: ErrorMatch = { message: 'Pending phone number change' };

/** Spec 1, section 4, "Security code". First matching row wins. */
const otpErrors = (expired: Path, changed: Path): readonly ErrorRow<'OTP_WRONG'>[] => [
  { message: 'Invalid OTP', outcome: invalid('otp', 'OTP_WRONG') },
  { message: 'OTP has expired', outcome: goTo(expired) },
  { message: 'Invalid OTP Session', outcome: goTo(expired) },
  { message: 'OTP attempts exceeded', outcome: goTo(paths.otpAttemptsExceeded) },
  { ...proved, outcome: goTo(changed, { state: { waits: true } }) },
];
const mobileCodeErrors = otpErrors(paths.mobileCodeExpired, paths.recovery.changeMobile);
const landlineCodeErrors = otpErrors(paths.landlineCodeExpired, paths.recovery.changeLandline);

const onRefused: Handling['onRefused'] = (error) => (rowFor(error, [proved]) ? numberChangeWaits() : undefined);

const submit = (otp_method: OtpMethod, errors: readonly ErrorRow<'OTP_WRONG'>[]) =>
  step(`otp ${otp_method}`, { errors, onRefused }, async ({ otp, remember }: SecurityCodeForm, { dispatch }) => {
    const answer = await submitOtp({ otp, remember_my_device: remember, otp_method });
    tellOtherTabs('code-used');
    dispatch(securityCodeAccepted({ isDuplicatePhoneNumber: answer.is_duplicate_phone_number }));
    keepRememberedDevice(answer.rmd_token);
    return goTo(signIn(answer.id_token) ? paths.authcode : paths.error);
  });

export const submitMobileCode = submit('mobile', mobileCodeErrors);
export const submitLandlineCode = submit('landline', landlineCodeErrors);
