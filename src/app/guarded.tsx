import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { whenIdle } from '@/content/when-idle';
import { exit } from '@/outcome/exit';
import { analyticsCouldRead } from '@/session/analytics';
import { cookiesAllowed } from '@/session/cookies';
import { useAppStore } from '@/state/hooks';
import type { RootState } from '@/state/store';
import { carryOutEarlyPresses } from './early-presses';
import { lazyPage } from './lazy-page';
import { LoadingPage } from './loading-page';
import type { RouteRow } from './route-row';

const cookiesNeeded = lazyPage(() => import('@/journeys/dead-ends/cookies-needed'));

const beginnings = ['input', 'submit'];

const objection = (row: RouteRow, state: RootState): string | undefined => {
  for (const guard of row.guards ?? []) {
    const elsewhere = guard(state);
    if (elsewhere) return elsewhere;
  }
  return undefined;
};

/**
 * The one reader of guards: decides while rendering, so that a page that may not be seen is never rendered. Once per arrival: what
 * a step does to the state (a session that ends, say) is for its outcome to answer, not for the door behind the person.
 */
export function Guarded({ row }: { row: RouteRow }) {
  const store = useAppStore();
  const [elsewhere] = useState(() => objection(row, store.getState()));
  const [read] = useState(() => analyticsCouldRead(row.path));
  // After the effects of the page inside: it can answer now.
  useEffect(carryOutEarlyPresses, []);
  useEffect(() => {
    whenIdle(() => row.next?.fetchAhead());
    if (!row.seldom) return undefined;
    const { fetchAhead } = row.seldom;
    // Who had typed before the script came only presses.
    for (const type of beginnings) document.addEventListener(type, fetchAhead, { once: true });
    return () => beginnings.forEach((type) => document.removeEventListener(type, fetchAhead));
  }, [row]);
  // Only a document without that script may show it.
  useEffect(() => {
    if (read && !elsewhere) void exit.reload();
  }, [read, elsewhere]);
  if (elsewhere && !cookiesAllowed()) return <cookiesNeeded.Component />;
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return read ? <LoadingPage /> : <row.page.Component />;
}
