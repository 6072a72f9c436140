import { useLayoutEffect, useSyncExternalStore } from 'react';

/** How many pages that are shown wait: for a step, for what an interim page fetches, or for the code of the next page. */
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

/** Says that this page waits. One that comes after it in the same commit goes on with the wait. */
export function useReportedWait(waiting: boolean) {
  useLayoutEffect(() => {
    if (!waiting) return undefined;
    count(1);
    return () => count(-1);
  }, [waiting]);
}

/** Whether the page that is shown waits. */
export const useWaiting = (): boolean => useSyncExternalStore(subscribe, () => waits > 0);
