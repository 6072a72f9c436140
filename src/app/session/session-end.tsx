import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '@/config';
import { LAST_SESSION_WARNING_MINUTES, SESSION_WARNING_MINUTES } from '@/limits-and-durations';
import { Milestone, minutesBefore, until, useDeadline, warningHiddenAt } from '@/deadlines/deadline';
import { sessionEnd, sessionNow } from '@/deadlines/session-time';
import { thisNavigation } from '@/history';
import { exit } from '@/outcome/exit';
import { Button } from '@/page/button';
import { leaveForHeading } from '@/page/focus';
import { forgetRoundTrips, SESSION_RENEWAL, storeRoundTrip } from '@/session/round-trips';
import { callAnswered, roundTripStarted, warningHidden } from '@/state/events';
import { useAppDispatch, useAppSelector, useAppStore } from '@/state/hooks';
import { saveDraft } from '@/state/sealed-storage';
import type { Thunk } from '@/state/store';
import { needsSession } from '../routes';

/** Sends the browser to the auth API, which extends the session under the same id, and back to this page with its draft. */
const stayLoggedIn = (): Thunk<Promise<void>> => async (dispatch, getState) => {
  const { origin, pathname, search } = window.location;
  dispatch(roundTripStarted(SESSION_RENEWAL));
  storeRoundTrip(SESSION_RENEWAL, pathname);
  await saveDraft(getState(), { path: pathname, draft: getState().drafts[thisNavigation()] ?? {} });
  const back = new URLSearchParams({ 'return-uri': origin + pathname + search });
  await exit.leave(`${config.authApiUrl}/auth-init?${back}`, true);
};

/** Runs when the browser has returned. */
const resumeAfterRenewal = (): Thunk<void> => (dispatch, getState) => {
  if (!getState().journey.roundTrips.includes(SESSION_RENEWAL)) return;
  dispatch(callAnswered('session'));
  forgetRoundTrips('session');
};

/** Whether the page has a field in which something can be typed. */
const hasTextField = () => document.querySelector('#maincontent input:not([type=radio]):not([type=checkbox])') !== null;

/** Whether at most this many minutes are left, and the user has not hidden the warning since. */
function useWarning(minutes: number) {
  const begin = minutesBefore(sessionEnd, minutes);
  const hidden = useAppSelector((state) => (warningHiddenAt(state) ?? -Infinity) >= (begin(state) ?? Infinity));
  const due = useDeadline(begin, sessionNow)?.over === true;
  return { due, shown: due && !hidden };
}

/** Announces when the session ends, 10 and again 2 minutes before. Part of the page, so that it does not interrupt the user. */
function SessionWarning({ end }: { end: number }) {
  const dispatch = useAppDispatch();
  const first = useWarning(SESSION_WARNING_MINUTES);
  const last = useWarning(LAST_SESSION_WARNING_MINUTES);
  const early = first.shown && !last.due;
  const shown = early || last.shown;
  // The store also reports that the next page, or its form, has mounted.
  const canType = useSyncExternalStore(useAppStore().subscribe, hasTextField);
  const words = `We will log you out at ${until(end)} to keep your information safe. Finish before then${canType ? ', or what you have entered will be lost' : ''}.`;
  const hide = () => leaveForHeading(() => dispatch(warningHidden()));
  return (
    <div className={shown ? 'nhsuk-width-container' : undefined}>
      <section className={shown ? 'nhsuk-inset-text' : undefined} aria-label={shown ? 'End of your session' : undefined}>
        <Milestone reached={early}>{words}</Milestone>
        <Milestone reached={last.shown}>{words}</Milestone>
        {shown && (
          <div className="nhsuk-button-group">
            {config.sessionRenewal === 'same-session' && (
              <Button type="button" onClick={() => void dispatch(stayLoggedIn())}>
                Stay logged in
              </Button>
            )}
            <Button type="button" secondary onClick={hide}>
              Hide this message
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}

/** Shows the session warning on every page that ends with the session. `followTabs` ends the session itself. */
export default function SessionEnd() {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const end = useAppSelector(sessionEnd);
  const over = useDeadline(sessionEnd, sessionNow)?.over === true;
  useEffect(() => dispatch(resumeAfterRenewal()), [dispatch]);
  return needsSession(pathname) && !over && end !== undefined ? <SessionWarning key={end} end={end} /> : null;
}
