import { verifyWafToken } from '@/api/forgotten-password';
import { askForReset, FORGOT_PASSWORD } from '@/journeys/forgotten-password/steps/forgot-password';
import { correctedAt } from '@/outcome/corrected-at';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { stepTo } from '@/outcome/step-to';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { cookieNames } from '@/session/cookie-names';
import { readCookie } from '@/session/read-cookie';
import { sentRound } from '@/state/journey';
import { sentBack } from '@/state/sent-back';

/** The way back from a renewed session, the firewall's page or the bot check: has the firewall's token verified, if there is one. */
const checkThen = (next: Step) =>
  step('verify-waf-token', { errors: [] }, async (_none, { dispatch }) => {
    const token = readCookie(cookieNames.firewall);
    if (token) await verifyWafToken(token);
    return dispatch(next());
  });

/** To where the password is asked for. It was never stored, so the sign-in itself cannot be repeated: the page says why. */
export const checkLogin = checkThen(() => (_dispatch, getState) => {
  const { profile, journey } = getState();
  return Promise.resolve(goTo(profile.status ? paths.logInPassword : paths.login, sentBack(journey)));
});

/** A request that was sent round is repeated. After the bot check it is not: that has sent the email. */
export const checkForgotPassword = checkThen(() => async (dispatch, getState) => {
  const { profile, journey } = getState();
  // Where storage is blocked, nobody knows which call was sent round: perhaps no email has been sent.
  if (!profile.email && journey.kindsInAddress.length > 0) return goTo(paths.forgottenPassword);
  if (!sentRound(journey, FORGOT_PASSWORD)) return goTo(paths.checkEmail);
  if (!profile.email) return goTo(paths.forgottenPassword, sentBack(journey));
  return correctedAt(paths.forgottenPassword, await dispatch(askForReset(profile.email)));
});

export const checkResetPassword = checkThen(stepTo(paths.reset.checkEmail));
