import { resendEmailCode } from '@/api/registration';
import { goTo, stay } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { codeReplaced, emailCodeSent } from '@/state/events';

export const resendCode = step<() => void>(
  'resend-email-code',
  { errors: [{ status: 429, outcome: goTo(paths.register.attemptsExceeded) }], fallback: paths.register.error },
  async (codeSent, { dispatch, getState }) => {
    await resendEmailCode(getState().profile.email);
    dispatch(emailCodeSent());
    dispatch(codeReplaced());
    codeSent();
    return stay;
  },
);
