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

export const useBusy = (): boolean => useAppSelector((state) => state.document.busyPages > 0);

/** The spinner until the first page has loaded, and after a second a word. No heading, so that the page's is announced first. */
export function LoadingPage() {
  useReportBusy(true);
  return (
    <div className="nhsuk-width-container app-first-wait">
      <main className="app-loading" id="maincontent" aria-busy>
        <div className="app-spinner" />
      </main>
      {/* Outside the busy element, whose content is not announced. */}
      <div role="status" className="app-loading-word">
        Loading
      </div>
    </div>
  );
}
