import type { ComponentProps, KeyboardEvent } from 'react';
import { Link } from './link';

// Uses the design system's class only. The library's Button adds a script for a one-second debounce, which useStep makes unnecessary.
const buttonClass = (secondary?: boolean) => `nhsuk-button${secondary ? ' nhsuk-button--secondary' : ''}`;

/** A button of the design system. `type="submit"` by default. */
export const Button = ({ secondary, ...rest }: ComponentProps<'button'> & { secondary?: boolean }) => (
  <button type="submit" className={buttonClass(secondary)} {...rest} />
);

/** A link with the look and role of a button also responds to the space bar. */
export const clickOnSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

export const ButtonLink = ({ to, children, secondary }: { to: string; children: string; secondary?: boolean }) => (
  <Link to={to} role="button" className={buttonClass(secondary)} draggable={false} onKeyDown={clickOnSpace}>
    {children}
  </Link>
);
