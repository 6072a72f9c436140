import { passwordLogin } from '@/api/login';
import type { ErrorRow } from '@/outcome/common-errors';
import { goTo, invalid } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { rememberedDevice } from '@/session/user-cookies';
import { loginBegun } from '@/state/events';
import { afterSignIn } from './after-sign-in';

/** Spec 1, section 8, "Password login". First matching row wins. */
const passwordErrors: readonly ErrorRow<'PASSWORD_WRONG'>[] = [
  { message: 'Incorrect username or password.', outcome: invalid('password', 'PASSWORD_WRONG') },
  { message: 'Password attempts exceeded', outcome: goTo(paths.passwordAttemptsExceeded) },
  { message: 'Login attempts exceeded', outcome: goTo(paths.otpRequestsExceeded) },
  { message: 'OTP requests exceeded', outcome: goTo(paths.otpRequestsExceeded) },
  { message: 'OTP attempts exceeded', outcome: goTo(paths.otpAttemptsExceeded) },
  { message: 'Account is disabled', code: 'CID2013', outcome: goTo(paths.accountDisabled, { carriesCode: true }) },
  { message: 'Account is disabled', outcome: goTo(paths.errorAccount, { carriesCode: true }) },
];

export const submitPassword = step(
  'password',
  { errors: passwordErrors, retryAt: paths.checkLogin },
  async ({ password }: { password: string }, { dispatch, getState }) => {
    dispatch(loginBegun());
    const answer = await passwordLogin({ email: getState().profile.email, password, rmd_token: rememberedDevice() });
    return dispatch(afterSignIn(answer));
  },
);
