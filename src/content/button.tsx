import type { ComponentProps, KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';

// The design system's class is all that is wanted here: the library's Button brings a script for a one-second debounce that useStep
// makes needless.
const className = (secondary?: boolean) => `nhsuk-button${secondary ? ' nhsuk-button--secondary' : ''}`;

/** A button of the design system; `type="submit"` unless told otherwise. */
export const Button = ({ secondary, ...rest }: ComponentProps<'button'> & { secondary?: boolean }) => (
  <button type="submit" className={className(secondary)} {...rest} />
);

/** What looks like a button, and is called one, is pressed with the space bar too. */
const pressedWithSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** The design system's link in the guise of a button, for the one thing to do next on a page without a form. */
export const ButtonLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} role="button" className={className()} draggable={false} onKeyDown={pressedWithSpace}>
    {children}
  </Link>
);
