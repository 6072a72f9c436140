import type { MouseEvent } from 'react';
import { parsePath } from 'react-router-dom';
import { DOUBLE_CLICK_MS } from '@/constants';
import { navigator, previousPath } from '@/history';
import { isPlainClick } from '@/outcome/network';
import { Link } from './link';

/** `timeStamp` of the last click on any back link, in milliseconds. */
let clickedAt = -Infinity;

/**
 * A page's link to the previous page. It goes back in the history if the previous entry is that page, because drafts belong to entries.
 * Otherwise, as after a reload, it adds an entry like any other link. The second click of a double click does nothing.
 */
export function BackLink({ to, children }: { to: string; children: string }) {
  const goBack = (click: MouseEvent) => {
    if (!isPlainClick(click)) return;
    const since = click.timeStamp - clickedAt;
    const isSecond = since >= 0 && since < DOUBLE_CLICK_MS;
    clickedAt = click.timeStamp;
    const isPrevious = previousPath() === parsePath(to).pathname;
    if (isSecond || isPrevious) click.preventDefault();
    if (isPrevious && !isSecond) navigator.go(-1);
  };
  return (
    <Link className="nhsuk-back-link" to={to} onClick={goBack}>
      {children}
    </Link>
  );
}
