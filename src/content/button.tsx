import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

// The library's Button fetches nhsuk-frontend's scripts for a one-second debounce that useStep makes needless, and throws when
// they do not come. The design system's class is all that is wanted here.
const className = (secondary?: boolean) => `nhsuk-button${secondary ? ' nhsuk-button--secondary' : ''}`;

/** A button of the design system; `type="submit"` unless told otherwise. */
export const Button = ({ secondary, ...rest }: ComponentProps<'button'> & { secondary?: boolean }) => (
  <button type="submit" className={className(secondary)} {...rest} />
);

/** A link in the guise of a button, for the one thing to do next on a page without a form. */
export const ButtonLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={className()} draggable={false}>
    {children}
  </Link>
);
