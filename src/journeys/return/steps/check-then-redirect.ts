import { verifyWafToken } from '@/api/forgotten-password';
import { navigationState } from '@/history';
import { askForReset, FORGOT_PASSWORD } from '@/journeys/forgotten-password/steps/forgot-password';
import { goTo, type NavigationState } from '@/outcome/outcome';
import { correctedAt, type Step, step, stepTo } from '@/outcome/step';
import { paths } from '@/paths';
import { cookieNames, readCookies } from '@/session/read-cookie';
import { hasPendingRoundTrip, roundTripState } from '@/state/journey';

/** Runs when the browser returns from a renewed session, the firewall's page or the bot check. Verifies a token of the firewall. */
const checkThen = (next: Step) =>
  step('verify-waf-token', { errors: [] }, async (_none, { dispatch }) => {
    const [token] = readCookies(cookieNames.firewall);
    if (token) await verifyWafToken(token);
    return dispatch(next());
  });

/** Goes to the page that asks for the password. A password is never stored, so the sign-in cannot be repeated. The page explains why. */
export const checkLogin = checkThen(() => (_dispatch, getState) => {
  const { profile, journey } = getState();
  return Promise.resolve(goTo(profile.status ? paths.logInPassword : paths.login, roundTripState(journey)));
});

/**
 * Repeats the request once, if the browser has returned to this document from the redirect of its call. Not after the bot check, which has
 * sent the email itself. Otherwise the user must click: any site can link here, and a reload does not show whether an email was sent.
 */
export const checkForgotPassword = checkThen(() => async (dispatch, getState) => {
  const { profile, journey } = getState();
  const { returnedFrom, kindsInAddress } = journey;
  const isPending = hasPendingRoundTrip(journey, FORGOT_PASSWORD);
  if (isPending && returnedFrom && profile.email) return correctedAt(paths.forgottenPassword, await dispatch(askForReset(profile.email)));
  // If storage is blocked, the call that started the round trip is not known. The email may not have been sent.
  const mayBeUnsent = isPending || wasReturnedTo() || (!profile.email && kindsInAddress.length > 0);
  return mayBeUnsent ? goTo(paths.forgottenPassword, roundTripState(journey)) : goTo(paths.checkEmail);
});

/** Whether an earlier document of this history entry was the return from a round trip. */
const wasReturnedTo = () => (navigationState() as NavigationState | null)?.returnedFrom !== undefined;

export const checkResetPassword = checkThen(stepTo(paths.reset.checkEmail));
