import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
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
