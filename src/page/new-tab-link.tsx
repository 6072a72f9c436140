import type { ReactNode } from 'react';
import { config } from '@/config';

/** The help centre's contact form for a reference code (`CIDnnnn`) and, where it has no article for the code, a title. */
export const contactUrl = (code: string, description?: string) =>
  `${config.helpCentreUrl}/contact?${new URLSearchParams({ error: code, ...(description && { desc: description }) })}`;

/** A link to another site in a new tab, which the text announces. */
export const NewTabLink = ({ href, className, children }: { href: string; className?: string; children: ReactNode }) => (
  <a href={href} className={className} target="_blank" rel="noopener noreferrer">
    {children} (opens in a new tab)
  </a>
);
