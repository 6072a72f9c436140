import type { UserEvent } from '@testing-library/user-event';
import { fill } from './page';

const secrets = ['password', 'otp', 'token', 'authorization'];

/** The fields of a page's form. */
export const formFields = () =>
  // The test needs the fields of any role. A password has none.
  [...document.querySelectorAll<HTMLInputElement>('main form input[name]')];
const isTicked = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';
/** The values of the page's fields, by id. */
export const fieldValues = () => Object.fromEntries(formFields().map((field) => [field.id, isTicked(field) ? field.checked : field.value]));

/** Fills in every field, selects the last radio and ticks every box. Returns the values that a draft preserves. */
export async function fillAll(user: UserEvent) {
  const before = fieldValues();
  const remaining = formFields().filter(({ name }) => !secrets.includes(name));
  for (const field of formFields()) {
    if (isTicked(field)) await user.click(field);
    else await fill(user, field.id, `1 Ab ${field.id}`);
  }
  const after = fieldValues();
  return { ...before, ...Object.fromEntries(remaining.map(({ id }) => [id, after[id]])) };
}
