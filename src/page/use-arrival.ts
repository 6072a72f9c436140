import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { setFocus } from './set-focus';

/** True until the first page of this document has been shown. */
export const FirstView = createContext<RefObject<boolean>>({ current: true });

/**
 * The browser has announced the page: it was rendered at build time and came with the document. Its inline script leaves this, until
 * the page can answer.
 */
const cameWithDocument = () => 'earlyEvents' in window;

/** Somebody has begun to use what is there: taking the focus would interrupt them. */
const inUse = () => document.activeElement !== null && document.activeElement !== document.body;

/**
 * Does on each navigation what a browser does on a full page load: scrolls to the anchor, or to the top and focuses the heading. Also on
 * the first page of a document that came empty: the browser has announced nothing then.
 */
export function useArrival(heading: RefObject<HTMLElement | null>) {
  const { hash } = useLocation();
  const firstViewRef = useContext(FirstView);
  useEffect(() => {
    const first = firstViewRef.current;
    firstViewRef.current = false;
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    if (anchor) {
      anchor.scrollIntoView();
      setFocus(anchor, { preventScroll: true });
      return;
    }
    if (first && (cameWithDocument() || inUse())) return;
    if (!first) window.scrollTo(0, 0);
    // Pages that only wait are one to a screen reader: the focus moves to the page that they lead to.
    if (!heading.current?.closest('.app-loading')) heading.current?.focus({ preventScroll: true });
  }, [hash, firstViewRef, heading]);
}
