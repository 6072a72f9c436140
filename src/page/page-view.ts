import { createContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses } from '@/paths';
import { trackPageView } from '@/session/analytics';

/** Whether a navigation is pending: the address is the next page's, whose chunk has not loaded yet. */
export const Pending = createContext(false);

/** The query of the address. The router's `useSearchParams` can also write it, which would add code to the first page. */
export const useQuery = () => new URLSearchParams(useLocation().search);

/** Reports a page view to analytics. Not for an unknown address, which may contain anything that a user typed. */
export const reportPageView = (pathname: string) => trackPageView(addresses.has(pathname) ? pathname : '*', document.title);

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
