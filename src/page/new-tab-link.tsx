import type { ReactNode } from 'react';

/** A link to another site in a new tab, which the text says. */
export const NewTabLink = ({ href, className, children }: { href: string; className?: string; children: ReactNode }) => (
  <a href={href} className={className} target="_blank" rel="noopener noreferrer">
    {children} (opens in a new tab)
  </a>
);
