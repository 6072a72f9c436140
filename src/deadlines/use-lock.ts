import { useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { lockStarted } from '@/state/deadline-events';
import type { Lock } from '@/state/events';
import { useAppSelector, useAppStore, useStateOnArrival } from '@/state/hooks';
import { type Instant, lockEnd, nowOf } from './instants';
import { type Deadline, useDeadline } from './use-deadline';

/**
 * The end of a lock. Undefined if the page was opened without a refusal. `known`: the end that the server reported. Otherwise the end is
 * the latest possible one after the first refusal, and neither a reload nor another attempt extends it.
 */
export function useLock(lock: Lock, known?: Instant): Deadline | undefined {
  const store = useAppStore();
  const refused = useNavigationType() !== 'POP';
  // A layout effect, so that the end is in the first paint. A reload or Back is not a refusal. Another refusal does not extend a lock that
  // has already begun.
  useLayoutEffect(() => {
    const state = store.getState();
    const runs = (lockEnd(lock)(state) ?? -Infinity) > nowOf(state);
    if (refused && !runs) store.dispatch(lockStarted(lock));
  }, [store, lock, refused]);
  // Signing out clears the lock, but the page that the user leaves must not change.
  const before = useStateOnArrival(lockEnd(lock));
  const latest = useAppSelector(lockEnd(lock));
  return useDeadline(known ?? latest ?? before);
}
