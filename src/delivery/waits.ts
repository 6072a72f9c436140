import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The number of mounted pages that are busy: with a step, with a call on arrival, or with the chunk of the next page. */
let waits = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1) {
  waits += change;
  listeners.forEach((listener) => listener());
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Reports that a page is busy. The next page can go on with the same wait, if it mounts in the commit that unmounts this one. */
export function useReportedWait(waiting: boolean) {
  useLayoutEffect(() => {
    if (!waiting) return undefined;
    count(1);
    return () => count(-1);
  }, [waiting]);
}

/** Whether the current page is busy. */
export const useWaiting = (): boolean => useSyncExternalStore(subscribe, () => waits > 0);
