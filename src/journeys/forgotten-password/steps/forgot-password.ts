import { forgotPassword } from '@/api/forgotten-password';
import type { EmailForm } from '@/forms/rules';
import { emailRefused, type ErrorRow } from '@/outcome/common-errors';
import { goTo, leaveFor } from '@/outcome/outcome';
import { type Step, step } from '@/outcome/step';
import { paths } from '@/paths';
import { resetLinkSent } from '@/state/events';
import { rememberEmail } from '@/state/store';

/** Spec 1, section 4, "Forgot password". First matching row wins. */
const forgotPasswordErrors: readonly ErrorRow<'EMAIL_FORMAT'>[] = [
  { message: 'Reset attempts exceeded', outcome: goTo(paths.reset.attemptsExceeded) },
  emailRefused,
];

/** The call's name. Redirect round trips are stored under it. */
export const FORGOT_PASSWORD = 'forgot-password';

/** Requests the email with the reset link. The answer may target a bot check, which then sends the email itself. */
export const askForReset = step(
  FORGOT_PASSWORD,
  { errors: forgotPasswordErrors, retryAt: paths.checkForgotPassword },
  async (email: string, { dispatch }) => {
    const { redirect_uri: botCheck } = await forgotPassword({
      email,
      redirectUri: location.origin + paths.checkEmail,
      redirectUriAfterCaptcha: location.origin + paths.checkForgotPassword,
    });
    // The bot check sends the email later than this, so the link works at least as long.
    dispatch(resetLinkSent());
    return botCheck ? leaveFor(botCheck) : goTo(paths.checkEmail);
  },
);

export const submitForgottenPassword: Step<EmailForm, 'EMAIL_FORMAT'> =
  ({ email }) =>
  (dispatch) => {
    dispatch(rememberEmail(email));
    return dispatch(askForReset(email));
  };
