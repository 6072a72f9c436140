import type { ComponentProps } from 'react';

// The design system's class is all that is wanted here: the library's Button brings a script for a one-second debounce that useStep
// makes needless.
const className = (secondary?: boolean) => `nhsuk-button${secondary ? ' nhsuk-button--secondary' : ''}`;

/** A button of the design system; `type="submit"` unless told otherwise. */
export const Button = ({ secondary, ...rest }: ComponentProps<'button'> & { secondary?: boolean }) => (
  <button type="submit" className={className(secondary)} {...rest} />
);
