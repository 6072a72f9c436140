// The elements of the dock, created without markup, because Trusted Types in the app's policy forbid it.
import { typeInto } from './act.browser.js';

/** @template {keyof HTMLElementTagNameMap} Name @param {Name} name @param {Record<string, unknown>} [properties] @param {(Node | string)[]} children */
export function part(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** @param {string} text @param {() => unknown} act @param {string} [about] its accessible name, if the text is ambiguous */
export function button(text, act, about = text) {
  const made = part('button', { type: 'button', ariaLabel: about }, text);
  made.addEventListener('click', () => void act());
  return made;
}

/** @param {string} label @param {HTMLElement} control */
export const labelled = (label, control) => part('label', {}, part('span', {}, label), control);

/** The radio that reveals a field. @param {HTMLInputElement} field */
function choiceOf(field) {
  const { id = 'none' } = field.closest('.nhsuk-radios__conditional') ?? {};
  // The library has the second attribute before its script has run.
  return /** @type {HTMLInputElement | null} */ (document.querySelector(`main [aria-controls="${id}"], main [data-aria-controls="${id}"]`));
}

/** Fills the app's fields by their names, and focuses the first. @param {Record<string, string>} typed @returns whether there is such a field */
export async function fill(typed) {
  const fields = [...document.querySelectorAll('main input')].map((field) => /** @type {HTMLInputElement} */ (field));
  const named = fields.filter(({ name, type: kind }) => typed[name] && !/radio|checkbox|hidden/.test(kind));
  const choices = named.map(choiceOf);
  const folded = choices.some((choice) => choice?.checked) ? null : choices.find(Boolean);
  if (folded) {
    // Without a chosen radio, chooses the first that reveals such a field. The click reveals the field.
    folded.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
  const wanted = named.filter((field) => choiceOf(field)?.checked ?? true);
  for (const field of wanted) typeInto(field, typed[field.name] ?? '');
  wanted[0]?.focus();
  return wanted.length > 0;
}

/** @param {string} path @param {unknown} [body] */
export const post = (path, body = {}) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
