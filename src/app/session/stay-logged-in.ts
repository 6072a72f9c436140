import { config } from '@/config';
import { thisNavigation } from '@/history';
import { exit } from '@/outcome/exit';
import { SESSION_RENEWAL } from '@/session/detours';
import { forgetDetours, rememberDetour } from '@/session/taken-detours';
import { callAnswered, detourTaken } from '@/state/events';
import { saveDraft } from '@/state/storage/saved-draft';
import type { Thunk } from '@/state/store';

/** Sends the browser to the auth API, which makes the session longer under its id, and back to this page with its draft. */
export const stayLoggedIn = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { origin, pathname, search } = window.location;
  dispatch(detourTaken(SESSION_RENEWAL));
  rememberDetour(SESSION_RENEWAL, pathname);
  await saveDraft(getState().drafts[thisNavigation()] ?? {});
  const back = new URLSearchParams({ 'return-uri': origin + pathname + search });
  await exit.leave(`${config.authApiUrl}/auth-init?${back}`, true);
};

/** The browser is back. */
export const takeUpAgain = (): Thunk<void> => (dispatch, getState) => {
  if (!getState().journey.detours.includes(SESSION_RENEWAL)) return;
  dispatch(callAnswered('session'));
  forgetDetours('session');
};
