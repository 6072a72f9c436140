import { format } from 'date-fns/format';
import type { ReactNode } from 'react';
import { DAY_MS, LOCKOUT_MINUTES, MINUTE_MS } from '@/limits-and-durations';
import { useAppSelector } from '@/state/hooks';
import { about, type Deadline, from, Milestone, nextMinute, until } from './deadline';
import { sessionEnd } from './session-time';

/** The first whole minute after an instant with its day, such as 7:24am on Monday 23 November. Adds the year if it is another one. */
export function fromDay(at: number): string {
  const minute = new Date(nextMinute(at));
  const year = minute.getFullYear() === new Date().getFullYear() ? '' : ' y';
  return `${until(minute)} on ${format(minute, `EEEE d MMMM${year}`)}`;
}

interface LockWaitProps {
  /** The end of the lock. Undefined if its beginning is not known. */
  end: Deadline | undefined;
  /** The specification names the minutes without 'up to'. */
  exactly?: boolean;
  /** What the user can do at the end. */
  action?: ReactNode;
  /** A link to retry, shown once the lock is over. Before that it would fail, and without a session too. */
  children?: ReactNode;
}

/** The end of a lock as a time of day with the minutes left. Includes the day if that is not today. */
function untilWords({ at, minutesLeft }: Deadline): string {
  if (minutesLeft * MINUTE_MS >= DAY_MS) return fromDay(at);
  return `${from(at)} (in ${about(minutesLeft)})`;
}

/** How long a lock lasts, or that it is over. */
export function LockWait({ end, exactly = false, action = 'try again', children }: LockWaitProps) {
  const session = useAppSelector(sessionEnd) ?? Infinity;
  return (
    <>
      {end && !end.over && (
        // Keyed by its text, because a translator may have replaced the text nodes.
        <p key={untilWords(end)}>
          You can {action} at {untilWords(end)}.
        </p>
      )}
      {!end && (
        <p>
          Wait {!exactly && 'up to '}
          {LOCKOUT_MINUTES} minutes, then go back to the website or app you were using and log in again.
        </p>
      )}
      <Milestone key={end?.at} reached={end?.over === true}>
        You can try again now
      </Milestone>
      {end?.over && end.at < session && children}
    </>
  );
}
