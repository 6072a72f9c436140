import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { config } from '@/config';
import { holdOffline } from '@/outcome/network';
import { useAppDispatch } from '@/state/hooks';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Replaces the current history entry. */
  replace?: boolean;
}

/** A link within the app. The router's Link would add prefetching, and the framework code for it, to the first page. */
export function Link({ to, replace, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { replace, target });
  const dispatch = useAppDispatch();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!target && !to.startsWith('#') && dispatch(holdOffline(event))) return;
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={href} target={target} onClick={follow}>
      {children}
    </a>
  );
}

/** The help centre's contact form for a reference code (`CIDnnnn`) and, where it has no article for the code, a title. */
export const contactUrl = (code: string, description?: string) =>
  `${config.helpCentreUrl}/contact?${new URLSearchParams({ error: code, ...(description && { desc: description }) })}`;

/** A link to another site in a new tab, which the text announces. */
export const NewTabLink = ({ href, className, children }: { href: string; className?: string; children: ReactNode }) => (
  <a href={href} className={className} target="_blank" rel="noopener noreferrer">
    {children} (opens in a new tab)
  </a>
);
