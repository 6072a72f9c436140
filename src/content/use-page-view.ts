import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses } from '@/paths';
import { trackPageView } from '@/session/analytics';

/** Tells analytics of each page once per navigation. An address that is not ours may hold anything, and is not told. */
export function usePageView() {
  const { pathname, key } = useLocation();
  const toldRef = useRef<string>(undefined);
  useEffect(() => {
    if (toldRef.current === key) return;
    toldRef.current = key;
    trackPageView(addresses.has(pathname) ? pathname : '*', document.title);
  }, [pathname, key]);
}
