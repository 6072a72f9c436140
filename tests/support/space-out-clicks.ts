import { DOUBLE_CLICK_MS } from '@/constants';

/**
 * A test clicks faster than a user. This adds more than the time of a double click between clicks. The second click of a
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
