import { HEADING_FOCUS_MS } from '@/constants';

/**
 * Focuses an element that is not in the tab order. Removes its tabindex on blur, as nhsuk-frontend's function of this name does. Otherwise
 * a click on its text would focus it again.
 */
export function setFocus(element: HTMLElement, options?: FocusOptions) {
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus(options);
}

export function focusMain() {
  const main = document.querySelector('main');
  if (main) setFocus(main);
}

/**
 * Focuses the page's heading, then removes the control that had the focus. A screen reader announces the heading, but nothing for the main
 * content. If a browser reports the focus and the removal at once, Orca is silent.
 */
export function leaveForHeading(remove: () => void) {
  document.getElementById('heading')?.focus();
  setTimeout(remove, HEADING_FOCUS_MS);
}
