import { useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { lockMet } from '@/state/deadline-events';
import type { Lock } from '@/state/events';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { useStateOnArrival } from '@/state/use-state-on-arrival';
import { type Instant, lockEnd, nowOf } from './instants';
import { type Deadline, useDeadline } from './use-deadline';

/**
 * The end of the lock that a refusal has led to; undefined where the page was opened in another way. `known`: the server has said when.
 * Else it is the latest that it may be, from the first refusal on: neither a reload nor another try moves it.
 */
export function useLock(lock: Lock, known?: Instant): Deadline | undefined {
  const store = useAppStore();
  const refused = useNavigationType() !== 'POP';
  // Before it is painted. A reload, and the way back, are no refusal; another one by the lock that runs already makes it no longer.
  useLayoutEffect(() => {
    const state = store.getState();
    const runs = (lockEnd(lock)(state) ?? -Infinity) > nowOf(state);
    if (refused && !runs) store.dispatch(lockMet(lock));
  }, [store, lock, refused]);
  // The end of the session forgets it, and must not change the page that is left.
  const before = useStateOnArrival(lockEnd(lock));
  const noted = useAppSelector(lockEnd(lock));
  return useDeadline(known ?? noted ?? before);
}
