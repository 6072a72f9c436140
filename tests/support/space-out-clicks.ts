import { DOUBLE_CLICK_MS } from '@/constants';

/**
 * A test presses faster than a person: here each press comes later than a double click after the one before it. The second press of a
 * `dblClick`, and one with a time of its own, keep their time.
 */
export function spaceOutClicks() {
  let presses = 0;
  const pace = (press: MouseEvent) => {
    if (Object.hasOwn(press, 'timeStamp')) return;
    if (press.detail < 2) presses += 1;
    Object.defineProperty(press, 'timeStamp', { value: press.timeStamp + presses * DOUBLE_CLICK_MS });
  };
  // Before the listeners of the document.
  window.addEventListener('click', pace, true);
}
