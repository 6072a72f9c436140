import type { ComponentProps } from 'react';

// Uses the design system's class only. The library's Button adds a script for a one-second debounce, which useStep makes unnecessary.
export const buttonClass = (secondary?: boolean) => `nhsuk-button${secondary ? ' nhsuk-button--secondary' : ''}`;

/** A button of the design system. `type="submit"` by default. */
export const Button = ({ secondary, ...rest }: ComponentProps<'button'> & { secondary?: boolean }) => (
  <button type="submit" className={buttonClass(secondary)} {...rest} />
);
