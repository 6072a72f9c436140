import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { holdOffline } from '@/outcome/network';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Takes the place of this entry in the history. */
  replace?: boolean;
}

/** A link within the app. The router's own would bring its prefetching, and what that needs of a framework, to the first page. */
export function Link({ to, replace, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, { replace, target });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!target && !to.startsWith('#') && holdOffline(event)) return;
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={href} target={target} onClick={follow}>
      {children}
    </a>
  );
}
