import { useLayoutEffect } from 'react';
import { busyPagesChanged } from '@/state/events';
import { useAppDispatch, useAppSelector } from '@/state/hooks';

/** Reports that a page is busy. If the next page mounts in the commit that unmounts this one, both count as one wait. */
export function useReportBusy(waiting: boolean) {
  const dispatch = useAppDispatch();
  useLayoutEffect(() => {
    if (!waiting) return undefined;
    dispatch(busyPagesChanged(1));
    return () => void dispatch(busyPagesChanged(-1));
  }, [dispatch, waiting]);
}

/** Whether the current page is busy. */
export const useBusy = (): boolean => useAppSelector((state) => state.document.busyPages > 0);
