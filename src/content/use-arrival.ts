import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** True until the first page of this document has been shown. */
export const FirstView = createContext<RefObject<boolean>>({ current: true });

/**
 * What a browser does by itself on a full page load: go to the anchor, or to the top and announce the heading. On the first view
 * the browser has done the latter, and taking the focus would interrupt someone who is typing already.
 */
export function useArrival(heading: RefObject<HTMLElement | null>) {
  const { hash } = useLocation();
  const firstViewRef = useContext(FirstView);
  useEffect(() => {
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    if (anchor) {
      anchor.scrollIntoView();
      anchor.setAttribute('tabindex', '-1');
      anchor.focus({ preventScroll: true });
    } else if (!firstViewRef.current) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    firstViewRef.current = false;
  }, [hash, firstViewRef, heading]);
}
