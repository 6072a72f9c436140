import { resendEmailCode } from '@/api/registration';
import type { ErrorRow } from '@/outcome/errors';
import { goTo, stay } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { emailCodeSent } from '@/state/events';

const resendErrors: readonly ErrorRow[] = [{ status: 429, outcome: goTo(paths.register.attemptsExceeded) }];

export const resendCode = step<() => void>(
  'resend-email-code',
  { errors: resendErrors, fallback: paths.register.error },
  async (codeSent, { dispatch, getState }) => {
    await resendEmailCode(getState().profile.email);
    dispatch(emailCodeSent());
    codeSent();
    return stay;
  },
);
