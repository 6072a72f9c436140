import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { tellPageView } from './page-view';

/** Tells analytics of each page once per navigation, unless it only fetches what the page at this address needs (`counts`). */
export function usePageView(counts: boolean) {
  const { pathname, key } = useLocation();
  const toldRef = useRef<string>(undefined);
  useEffect(() => {
    if (!counts || toldRef.current === key) return;
    toldRef.current = key;
    tellPageView(pathname);
  }, [counts, pathname, key]);
}
