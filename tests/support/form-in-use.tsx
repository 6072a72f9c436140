import { render, screen } from '@testing-library/react';
import { byId } from './page';

/** A form of the document, which is in use already. */
export function open() {
  const { unmount } = render(
    <form aria-label="Details">
      <input id="email" name="email" defaultValue="" />
      <input id="password" name="password" defaultValue="" />
      <input id="otp" name="otp" defaultValue="" />
      <input id="one" type="radio" name="choice" value="one" />
      <input id="two" type="radio" name="choice" value="two" />
      <input id="remember" type="checkbox" name="remember" value="true" />
    </form>,
  );
  return { form: screen.getByRole<HTMLFormElement>('form', { name: 'Details' }), leave: unmount };
}
/** The values of that form at first. */
export const first = { email: '', password: '', otp: '', choice: '', remember: false };
export const field = (id: string) => byId<HTMLInputElement>(id);
