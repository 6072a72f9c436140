import { userSignIn } from '@/api/login';
import { fromLogin } from '@/journeys/passkey/steps/passkey-pages';
import { startPasskey } from '@/journeys/passkey/steps/start-passkey';
import { emailRefused, type ErrorRow } from '@/outcome/common-errors';
import { goTo, invalid } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { rememberedDevice } from '@/session/user-cookies';
import { loginBegun } from '@/state/events';
import { passkeyDue } from '@/state/passkey';
import { rememberEmail } from '@/state/store';
import { afterSignIn } from './after-sign-in';
import { checkPasskeys } from './check-passkeys';

interface LoginForm {
  email: string;
  password: string;
}

const passwordWrong = invalid('password', 'PASSWORD_WRONG');
const disabled = goTo(paths.accountDisabled, { carriesCode: true });

/** Spec 1, section 8, "User sign-in": the kinds of refusal by their text. The server appends the user or parameter. */
const refusals: readonly ErrorRow<'PASSWORD_WRONG'>[] = [
  { status: 401, message: 'Incorrect username or password', outcome: passwordWrong },
  { status: 401, message: 'Invalid parameter', outcome: passwordWrong },
  { status: 401, message: 'Missing required parameter', outcome: passwordWrong },
  { status: 401, message: 'User does not exist', outcome: passwordWrong },
  { status: 401, message: 'User is not confirmed', outcome: goTo(paths.register.checkEmail) },
  { status: 403, message: 'Rate limit exceeded', outcome: goTo(paths.loginAttemptsExceeded) },
  { status: 429, message: 'Rate exceeded', outcome: goTo(paths.loginAttemptsExceeded) },
  { status: 429, message: 'Password attempts exceeded', outcome: goTo(paths.loginAttemptsExceeded) },
  { status: 429, message: 'OTP attempts exceeded', outcome: goTo(paths.otpAttemptsExceeded) },
  { status: 429, message: 'OTP requests exceeded', outcome: goTo(paths.otpRequestsExceeded) },
];

/** First matching row wins. The last one is the 'generic server failure on login' of section 5: a rejection without a reason. */
const userSignInErrors: readonly ErrorRow<'PASSWORD_WRONG' | 'EMAIL_FORMAT' | 'LOGIN_FAILED'>[] = [
  { code: 'CID2013', outcome: disabled },
  { code: 'CID2014', outcome: disabled },
  ...refusals.map((row) => ({ ...row, begins: true as const })),
  emailRefused,
  { status: 400, outcome: invalid('email', 'LOGIN_FAILED') },
];

/** Logs in with email address and password. If a passkey can be used, it is tried first, once (spec 1, section 4, "Sign-in"). */
export const signInWithEmail = step(
  'user-sign-in',
  { errors: userSignInErrors, retryAt: paths.checkLogin },
  async ({ email, password }: LoginForm, { dispatch, getState, signal }) => {
    dispatch(rememberEmail(email));
    await dispatch(checkPasskeys(email));
    if (signal.aborted) return undefined;
    if (passkeyDue(getState())) return dispatch(startPasskey(fromLogin)());
    dispatch(loginBegun());
    const answer = await userSignIn({ email, password, rmd_token: rememberedDevice() });
    return dispatch(afterSignIn(answer));
  },
);
