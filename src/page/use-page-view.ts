import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { reportPageView } from './page-view';

/** Reports each page to analytics once per navigation, unless it only loads the data of the page at this address (`counts`). */
export function usePageView(counts: boolean) {
  const { pathname, key } = useLocation();
  const reportedRef = useRef<string>(undefined);
  useEffect(() => {
    if (!counts || reportedRef.current === key) return;
    reportedRef.current = key;
    reportPageView(pathname);
  }, [counts, pathname, key]);
}
