import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useBusy } from '@/delivery/busy';

/** Holds the focus while a page is busy and between two pages. Its control regains it then, unless the next page takes it. */
export function usePreservedFocus(region: RefObject<HTMLElement | null>) {
  const waiting = useBusy();
  const { key } = useLocation();
  const ownerRef = useRef<HTMLElement>(null);
  const phase = `${key} ${waiting}`;
  const phaseRef = useRef(phase);
  const keyRef = useRef(key);
  useLayoutEffect(() => {
    // The page was busy before this code loaded, so the user has not focused anything.
    if (phaseRef.current === phase) return undefined;
    phaseRef.current = phase;
    const navigated = keyRef.current !== key;
    keyRef.current = key;
    const focused = document.activeElement as HTMLElement | null;
    const { current: own } = region;
    if (!waiting) {
      // The control was removed with its page.
      if (navigated && focused === document.body) own?.focus({ preventScroll: true });
      // Not in this frame, in which an error or the next page may take the focus. A screen reader would announce the control too.
      const frame = requestAnimationFrame(() => {
        if (document.activeElement === own || document.activeElement === document.body) ownerRef.current?.focus({ preventScroll: true });
        ownerRef.current = null;
      });
      return () => cancelAnimationFrame(frame);
    }
    if (!focused || focused === document.body || focused.closest('main')) {
      ownerRef.current = focused;
      // When a selected error summary is removed, Firefox moves the selection to the page. Orca follows it, and is silent on the next page.
      getSelection()?.removeAllRanges();
      own?.focus({ preventScroll: true });
    }
    return undefined;
  }, [region, phase, key, waiting]);
}
