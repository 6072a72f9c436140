// Each function is sent into the page as text, so it uses nothing outside of itself.

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

/** Whether a page of the app is mounted, is not busy, and has a link or an enabled button. */
export const hasNextStep = () =>
  document.querySelector('main:not([aria-busy=true]) a, main:not([aria-busy=true]) button:not(:disabled)') !== null;
