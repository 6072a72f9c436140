/**
 * Gives the focus to what the keyboard does not reach by itself. It can take it only as long as it has it, as with nhsuk-frontend's
 * function of this name: a press on its text would give it the focus again.
 */
export function setFocus(element: HTMLElement, options?: FocusOptions) {
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus(options);
}

/** To the main content, past what comes before it. */
export function focusMain() {
  const main = document.querySelector('main');
  if (main) setFocus(main);
}
