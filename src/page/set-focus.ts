/**
 * Focuses an element that is not in the tab order. Removes its tabindex on blur, as nhsuk-frontend's function of this name does. Otherwise
 * a click on its text would focus it again.
 */
export function setFocus(element: HTMLElement, options?: FocusOptions) {
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus(options);
}

/** Focuses the main content. */
export function focusMain() {
  const main = document.querySelector('main');
  if (main) setFocus(main);
}

/** Focuses the page's heading, for a control that removes itself. A screen reader announces the heading, but nothing for the main content. */
export const focusHeading = () => document.getElementById('heading')?.focus();
