import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useWaiting } from '@/delivery/waits';

/**
 * Keeps the focus while a page waits, whose controls cannot have it then, and between two pages: without an owner it would fall to the body.
 * A page that stays gets it back; the next one takes it.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>) {
  const waiting = useWaiting();
  const { key } = useLocation();
  const ownerRef = useRef<HTMLElement>(null);
  const moment = `${key} ${waiting}`;
  const beforeRef = useRef(moment);
  useLayoutEffect(() => {
    // A wait that began before this code had come: nobody has used the page.
    if (beforeRef.current === moment) return;
    beforeRef.current = moment;
    const focused = document.activeElement as HTMLElement | null;
    const { current: own } = frame;
    if (!waiting) {
      // The focus is on the body where a link of the frame had it, and has gone with the wait.
      if (!focused || focused === own || focused === document.body) ownerRef.current?.focus({ preventScroll: true });
      ownerRef.current = null;
    } else if (!focused || focused === document.body || focused.closest('main')) {
      ownerRef.current = focused;
      own?.focus({ preventScroll: true });
    }
  }, [frame, moment, waiting]);
}
