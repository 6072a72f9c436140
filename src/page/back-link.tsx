import type { MouseEvent } from 'react';
import { parsePath } from 'react-router-dom';
import { DOUBLE_CLICK_MS } from '@/constants';
import { navigator, previousPath } from '@/history';
import { isPlainPress } from '@/outcome/plain-press';
import { Link } from './link';

/** When a Back link was last pressed, be it of the page before. */
let pressedAt = -Infinity;

/**
 * A page's link to the one before. It goes back in the history where the entry before is that page: what was typed on either page belongs to
 * its entry. Elsewhere, as after a reload, it leads on like any other link. The second press of a double click does nothing.
 */
export function BackLink({ to, children }: { to: string; children: string }) {
  const goBack = (press: MouseEvent) => {
    if (!isPlainPress(press)) return;
    const since = press.timeStamp - pressedAt;
    const isSecond = since >= 0 && since < DOUBLE_CLICK_MS;
    pressedAt = press.timeStamp;
    const leadsBack = previousPath() === parsePath(to).pathname;
    if (isSecond || leadsBack) press.preventDefault();
    if (leadsBack && !isSecond) navigator.go(-1);
  };
  return (
    <Link className="nhsuk-back-link" to={to} onClick={goBack}>
      {children}
    </Link>
  );
}
