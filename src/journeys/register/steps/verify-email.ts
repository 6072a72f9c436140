import { verifyEmail } from '@/api/registration';
import type { ErrorRow } from '@/outcome/common-errors';
import { goTo, invalid } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { emailConfirmed } from '@/state/events';

/** Contract, "Login API". First matching row wins. */
const verifyEmailErrors: readonly ErrorRow<'OTP_WRONG' | 'OTP_EXPIRED'>[] = [
  { message: 'Invalid code', outcome: invalid('otp', 'OTP_WRONG') },
  { message: 'Code has expired', outcome: invalid('otp', 'OTP_EXPIRED') },
  { status: 429, outcome: goTo(paths.register.attemptsExceeded) },
];

export const submitEmailCode = step(
  'verify-email',
  { errors: verifyEmailErrors, fallback: paths.register.error },
  async ({ otp }: { otp: string }, { dispatch, getState }) => {
    await verifyEmail(getState().profile.email, otp);
    dispatch(emailConfirmed());
    return goTo(paths.register.enterMobile, { replace: true });
  },
);
