import { useSyncExternalStore } from 'react';
import { config } from '@/config';
import { LAST_SESSION_WARNING_MINUTES, MINUTE_MS, SESSION_WARNING_MINUTES } from '@/constants';
import { warningHiddenAt } from '@/deadlines/instants';
import { sessionNow } from '@/deadlines/session-time';
import { useDeadline } from '@/deadlines/use-deadline';
import { Milestone, until } from '@/deadlines/words';
import { Button } from '@/page/button';
import { leaveForHeading } from '@/page/set-focus';
import { warningHidden } from '@/state/events';
import { useAppDispatch, useAppSelector, useAppStore } from '@/state/hooks';
import { stayLoggedIn } from './stay-logged-in';

/** Whether the page has a field in which something can be typed. */
const hasTextField = () => document.querySelector('#maincontent input:not([type=radio]):not([type=checkbox])') !== null;

/** Whether at most this many minutes are left, and the user has not hidden the warning since. */
function useWarning(end: number, minutes: number) {
  const from = end - minutes * MINUTE_MS;
  const hidden = useAppSelector((state) => (warningHiddenAt(state) ?? -Infinity) >= from);
  const due = useDeadline(from, sessionNow)?.over === true;
  return { due, shown: due && !hidden };
}

/**
 * Announces below the header when the session ends, 10 minutes and again 2 minutes before. It is part of the page, so it does not interrupt
 * the user. `end` is in epoch milliseconds.
 */
export function SessionWarning({ end }: { end: number }) {
  const dispatch = useAppDispatch();
  const first = useWarning(end, SESSION_WARNING_MINUTES);
  const last = useWarning(end, LAST_SESSION_WARNING_MINUTES);
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
