import { createContext, type RefObject, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { HEADING_FOCUS_MS } from '@/limits-and-durations';

/** Focuses an element that is not in the tab order, as nhsuk-frontend's function does: afterwards a click on its text must not focus it. */
export function setFocus(element: HTMLElement, options?: FocusOptions) {
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus(options);
}

export function focusMain() {
  const main = document.querySelector('main');
  if (main) setFocus(main);
}

/** Focuses the page's heading, then removes the control that had the focus. If a browser reports both at once, Orca is silent. */
export function leaveForHeading(remove: () => void) {
  document.getElementById('heading')?.focus();
  setTimeout(remove, HEADING_FOCUS_MS);
}

/** True until the first page of this document has been shown. */
export const FirstView = createContext<RefObject<boolean>>({ current: true });

/** Whether the document contained the page, so that the browser has announced it. The inline script sets this property. */
const isPrerendered = () => 'earlyEvents' in window;

/** Whether the user has focused something. Moving the focus would interrupt them. The status region holds it between two pages. */
const inUse = () => document.activeElement?.matches('body, .app-status') === false;

/** Does on a navigation what a browser does on a full page load: scrolls to the anchor, or to the top and focuses the heading. */
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
    if (first && (isPrerendered() || inUse())) return;
    if (!first) window.scrollTo(0, 0);
    // Chromium moves a selection of the previous page to the new heading. Orca then takes the heading as read, and is silent.
    getSelection()?.removeAllRanges();
    // A page that is only a spinner does not take the focus. The page that follows it does.
    if (heading.current?.closest('.app-loading')) return;
    const focus = () => heading.current?.focus({ preventScroll: true });
    if (first) return void focus();
    // Later than the removal of the previous page. If a browser reports both at once, Orca may be silent. Not if the user has moved the focus.
    const { activeElement } = document;
    const timer = setTimeout(() => {
      if (document.activeElement === activeElement || !inUse()) focus();
    }, HEADING_FOCUS_MS);
    return () => clearTimeout(timer);
  }, [hash, firstViewRef, heading]);
}
