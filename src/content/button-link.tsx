import type { KeyboardEvent } from 'react';
import { buttonClass } from '@/page/button';
import { Link } from '@/page/link';

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
