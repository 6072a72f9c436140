// Each of these is sent into the page as text, so it stands alone.

/** Where the browser is, and what stands there. */
export const view = () => ({
  address: location.pathname + location.search,
  heading: document.querySelector('h1')?.textContent ?? '',
  title: document.title,
  text: document.body.innerText.replace(/\s+/g, ' '),
});

/** The summary of errors. It has the focus, or the field of a wrong password. */
export function errorSummary() {
  const summary = document.querySelector('.nhsuk-error-summary');
  const inField = document.activeElement?.matches('#password-input.nhsuk-input--error') ?? false;
  return {
    text: summary?.textContent ?? '',
    focused: summary !== null && (inField || summary === document.activeElement),
    title: document.title,
  };
}

/** A field's value, or whether it is checked; null without such a field. */
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

/** Whether a page of the app is there, is not busy, and has something to click. */
export const hasNextStep = () =>
  document.querySelector('main:not([aria-busy=true]) a, main:not([aria-busy=true]) button:not(:disabled)') !== null;
