import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses } from '@/paths';
import { trackPageView } from '@/session/analytics';

/**
 * Tells analytics of each page once per navigation, unless it only fetches what the page at this address needs (`interim`). An address
 * that is not ours may hold anything, and is not told.
 */
export function usePageView(interim: boolean) {
  const { pathname, key } = useLocation();
  const toldRef = useRef<string>(undefined);
  useEffect(() => {
    if (interim || toldRef.current === key) return;
    toldRef.current = key;
    trackPageView(addresses.has(pathname) ? pathname : '*', document.title);
  }, [interim, pathname, key]);
}
