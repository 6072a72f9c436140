import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The number of mounted pages that are busy with a step, a call on arrival, or the chunk of the next page. */
let busyCount = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1) {
  busyCount += change;
  listeners.forEach((listener) => listener());
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Reports that a page is busy. If the next page mounts in the commit that unmounts this one, both count as one wait. */
export function useReportBusy(waiting: boolean) {
  useLayoutEffect(() => {
    if (!waiting) return undefined;
    count(1);
    return () => count(-1);
  }, [waiting]);
}

/** Whether the current page is busy. */
export const useBusy = (): boolean => useSyncExternalStore(subscribe, () => busyCount > 0);
