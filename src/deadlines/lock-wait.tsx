import type { ReactNode } from 'react';
import { LOCKOUT_MINUTES } from '@/constants';
import { useAppSelector } from '@/state/hooks';
import { sessionEnd } from './instants';
import { Milestone } from './milestone';
import type { Deadline } from './use-deadline';
import { about, from } from './words';

interface LockWaitProps {
  /** The end of the lock; undefined where nobody knows when it began. */
  end: Deadline | undefined;
  /** The server has said when it ends. */
  known?: boolean;
  /** The way to where the lock came from, shown once it is over: none leads into a refusal before, or out of a session that is over. */
  children?: ReactNode;
}

/** How long a lock lasts, and that it is over. */
export function LockWait({ end, known = false, children }: LockWaitProps) {
  const session = useAppSelector(sessionEnd) ?? Infinity;
  return (
    <>
      {end && !end.over && (
        // Other minutes are another element: a translator has replaced the text nodes.
        <p key={`${end.at} ${end.minutesLeft}`}>
          You can try again at {from(end.at)}
          {!known && ' at the latest'} (in {about(end.minutesLeft)}).
        </p>
      )}
      {!end && <p>Wait up to {LOCKOUT_MINUTES} minutes, then go back to the website or app you were using and log in again.</p>}
      <Milestone key={end?.at} reached={end?.over === true}>
        You can try again now
      </Milestone>
      {end?.over && end.at < session && children}
    </>
  );
}
