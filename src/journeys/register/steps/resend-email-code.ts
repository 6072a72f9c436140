import { resendEmailCode } from '@/api/registration';
import type { ErrorRow } from '@/outcome/errors';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';

export const resendErrors: readonly ErrorRow[] = [{ status: 429, outcome: goTo(paths.register.attemptsExceeded) }];

/** Another code to the address of the new account; the page then says that one was sent. */
export const resendCode = step(
  'resend-email-code',
  { errors: resendErrors, fallback: paths.register.error },
  async (_none, { getState }) => {
    await resendEmailCode(getState().profile.email);
    return goTo(paths.register.checkEmail, { state: { resent: true } });
  },
);
