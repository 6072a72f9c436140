import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { DOUBLE_CLICK_MS } from '@/constants';
import { placeInHistory } from '@/history';

const isPlain = (press: MouseEvent) => press.button === 0 && !(press.metaKey || press.altKey || press.ctrlKey || press.shiftKey);

/**
 * Lets a page's Back link go back in the history where the entry before is the page that it leads to: what was typed on either page belongs
 * to its entry. Elsewhere, as after a reload, the link leads on to that page like any other.
 */
export function useBackLinks() {
  const { key } = useLocation();
  /** By their place in the history; none after the present one, which another may take. */
  const addressesRef = useRef<string[]>([]);
  /** The place to which a press has led, until its page is shown. */
  const targetRef = useRef<number>(undefined);
  const pressedAtRef = useRef(-DOUBLE_CLICK_MS);

  useEffect(() => {
    const place = placeInHistory();
    addressesRef.current.length = place;
    addressesRef.current[place] = window.location.pathname + window.location.search;
    targetRef.current = undefined;
  }, [key]);

  useEffect(() => {
    const follow = (press: MouseEvent) => {
      const link = (press.target as Element).closest('.nhsuk-back-link');
      if (!link || !isPlain(press)) return;
      // The second press of a double click would go back once more: from this page, or from the Back link of one that came in between.
      const isSecond = press.timeStamp - pressedAtRef.current < DOUBLE_CLICK_MS;
      pressedAtRef.current = press.timeStamp;
      if (targetRef.current === undefined && !isSecond) {
        const before = placeInHistory() - 1;
        if (addressesRef.current[before] !== link.getAttribute('href')) return;
        targetRef.current = before;
        window.history.back();
      }
      press.preventDefault();
    };
    // Somebody else goes elsewhere while that page has still to come.
    const move = () => {
      if (placeInHistory() !== targetRef.current) targetRef.current = undefined;
    };
    document.addEventListener('click', follow, true);
    window.addEventListener('popstate', move);
    return () => {
      document.removeEventListener('click', follow, true);
      window.removeEventListener('popstate', move);
    };
  }, []);
}
