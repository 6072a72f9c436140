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

/** The address, heading, title and text of a page. Runs in browsers without optional chaining too. */
export function view() {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible' && !element.closest('[inert]');
  const headings = Array.from(document.querySelectorAll('h1')).filter(isShown);
  const heading = headings.map(({ textContent }) => plain(textContent)).join(' | ');
  const { pathname, search, hash } = location;
  // The previous page stays mounted and inert until the new chunk has loaded. The consent form accepts no submission for half a second,
  // and the page that loads the client first has the same heading, but no form.
  const notReady = ['[inert] > main', '[data-just-shown]', ...(pathname === '/nhs-login-consent' ? ['main.app-loading'] : [])];
  return {
    address: pathname + search + hash,
    heading,
    title: document.title,
    titled: /^\/(mock|api|pyi)/.test(pathname) || document.title.replace(/^Error: /, '') === `${heading} - NHS login`,
    takesClicks: document.querySelector(notReady.join()) === null,
    text: plain(document.body.innerText),
  };
}

/** The error summary. `focused`: it has the focus, or the field of a wrong password, which is empty, has it. */
export function errorSummary() {
  const summary = document.querySelector('.nhsuk-error-summary');
  const text = summary?.textContent ?? '';
  const field = document.querySelector<HTMLInputElement>('#password-input.nhsuk-input--error');
  const expected = field?.value === '' && text.includes('Enter the correct') ? field : summary;
  return { text, focused: summary !== null && document.activeElement === expected, title: document.title };
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
  usable:
    location.pathname !== '/authcode' &&
    document.querySelector('main:not([aria-busy=true]) a, main:not([aria-busy=true]) button:not(:disabled)') !== null,
});
