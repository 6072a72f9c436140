import { config } from '@/config';
import { thisNavigation } from '@/history';
import { exit } from '@/outcome/exit';
import { forgetRoundTrips, SESSION_RENEWAL, storeRoundTrip } from '@/session/round-trips';
import { callAnswered, roundTripStarted } from '@/state/events';
import { saveDraft } from '@/state/saved-draft';
import type { Thunk } from '@/state/store';

/** Sends the browser to the auth API, which extends the session under the same id, and back to this page with its draft. */
export const stayLoggedIn = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { origin, pathname, search } = window.location;
  dispatch(roundTripStarted(SESSION_RENEWAL));
  storeRoundTrip(SESSION_RENEWAL, pathname);
  await saveDraft(getState(), { path: pathname, draft: getState().drafts[thisNavigation()] ?? {} });
  const back = new URLSearchParams({ 'return-uri': origin + pathname + search });
  await exit.leave(`${config.authApiUrl}/auth-init?${back}`, true);
};

/** Runs when the browser has returned. */
export const resumeAfterRenewal = (): Thunk<void> => (dispatch, getState) => {
  if (!getState().journey.roundTrips.includes(SESSION_RENEWAL)) return;
  dispatch(callAnswered('session'));
  forgetRoundTrips('session');
};
