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
import { hasPendingRoundTrip } from '@/state/journey';
import { roundTripState } from '@/state/round-trip-state';

/**
 * Runs when the browser returns from a renewed session, the firewall's page or the bot check. Verifies the firewall's token, if there is
 * one.
 */
const checkThen = (next: Step) =>
  step('verify-waf-token', { errors: [] }, async (_none, { dispatch }) => {
    const token = readCookie(cookieNames.firewall);
    if (token) await verifyWafToken(token);
    return dispatch(next());
  });

/**
 * Goes to the page that asks for the password. The password is never stored, so the sign-in cannot be repeated, and the page explains why.
 */
export const checkLogin = checkThen(() => (_dispatch, getState) => {
  const { profile, journey } = getState();
  return Promise.resolve(goTo(profile.status ? paths.logInPassword : paths.login, roundTripState(journey)));
});

/** Repeats a request after a redirect round trip. Not after the bot check, which has sent the email itself. */
export const checkForgotPassword = checkThen(() => async (dispatch, getState) => {
  const { profile, journey } = getState();
  // If storage is blocked, the call that started the round trip is not known. The email may not have been sent.
  if (!profile.email && journey.kindsInAddress.length > 0) return goTo(paths.forgottenPassword);
  if (!hasPendingRoundTrip(journey, FORGOT_PASSWORD)) return goTo(paths.checkEmail);
  if (!profile.email) return goTo(paths.forgottenPassword, roundTripState(journey));
  return correctedAt(paths.forgottenPassword, await dispatch(askForReset(profile.email)));
});

export const checkResetPassword = checkThen(stepTo(paths.reset.checkEmail));
