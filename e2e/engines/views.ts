// Each function is sent into the page as text, so it uses nothing outside of itself.
import type { Kind } from './driver';

/**
 * The only element of a kind with exactly this name that is visible, enabled and not inert. A field is found by its label. A choice is its
 * label, which users click.
 */
export function findByWords(kind: Kind, name: string): HTMLElement | null {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]:not([role])',
    field: 'label',
    choice: 'label',
    disclosure: 'summary',
  };
  const words = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll<HTMLElement>(selectors[kind])]
    .filter((element) => words(element) === name)
    .map((element) => (kind === 'field' ? (element as HTMLLabelElement).control : element))
    .filter((element) => element !== null)
    .filter((element) => element.getClientRects().length > 0 && !element.matches(':disabled') && !element.closest('[inert]'));
  if (found.length > 1) throw new Error(`${found.length} times ${kind} '${name}'`);
  return found[0] ?? null;
}

/** The address, the heading, the title and the text of the page. */
export const view = () => ({
  address: location.pathname + location.search,
  heading: document.querySelector('h1')?.textContent ?? '',
  title: document.title,
  text: document.body.innerText.replace(/\s+/g, ' '),
});

/** The error summary. `focused`: it has the focus, or the field of a wrong password has it. */
export function errorSummary() {
  const summary = document.querySelector('.nhsuk-error-summary');
  const inField = document.activeElement?.matches('#password-input.nhsuk-input--error') ?? false;
  return {
    text: summary?.textContent ?? '',
    focused: summary !== null && (inField || summary === document.activeElement),
    title: document.title,
  };
}

/** The value of a field, and whether it is checked. Null if there is no such field. */
export function field(name: string) {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.replace(/\s+/g, ' ').trim() === name);
  const control = label?.control as HTMLInputElement | null | undefined;
  return control ? { value: control.value, checked: control.checked } : null;
}

/** The parameters that the example service received. */
export const callback = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-name]')].map(({ dataset, textContent }) => [dataset.name ?? '', textContent]),
  );

/** `usable`: a page of the app is mounted, is not busy, and has a link or an enabled button. */
export const nextStep = () => ({
  usable: document.querySelector('main:not([aria-busy=true]) a, main:not([aria-busy=true]) button:not(:disabled)') !== null,
});
