import { type MouseEvent, useRef } from 'react';
import { parsePath } from 'react-router-dom';
import { DOUBLE_CLICK_MS } from '@/limits-and-durations';
import { navigator, previousPath } from '@/history';
import { pageVisit } from '@/outcome/exit';
import { isPlainClick } from '@/outcome/network';
import { backClicked } from '@/state/events';
import { useAppStore } from '@/state/hooks';
import { Link } from './link';

interface BackLinkProps {
  to: string;
  /** Whether the link goes back in the history. */
  goesBack?: () => boolean;
  children: string;
}

/** A link to the previous page. Goes back in the history if that is its previous entry, because drafts belong to entries. */
export function BackLink({ to, goesBack = () => previousPath() === parsePath(to).pathname, children }: BackLinkProps) {
  const store = useAppStore();
  /** The visit that a pending traversal will end. */
  const leftRef = useRef<AbortSignal>(null);
  const goBack = (click: MouseEvent) => {
    if (!isPlainClick(click)) return;
    const since = click.timeStamp - (store.getState().document.backClickedAt ?? -Infinity);
    const isSecond = (since >= 0 && since < DOUBLE_CLICK_MS) || leftRef.current === pageVisit();
    store.dispatch(backClicked(click.timeStamp));
    const back = goesBack();
    if (isSecond || back) click.preventDefault();
    if (isSecond || !back) return;
    leftRef.current = pageVisit();
    navigator.go(-1);
  };
  return (
    <Link className="nhsuk-back-link" to={to} onClick={goBack}>
      {children}
    </Link>
  );
}
