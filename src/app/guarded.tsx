import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { performEarlyEvents } from '@/delivery/early-events';
import { lazyPage } from '@/delivery/lazy-page';
import { LoadingPage } from '@/delivery/loading-page';
import { exit } from '@/outcome/exit';
import type { NavigationState } from '@/outcome/outcome';
import { paths } from '@/paths';
import { analyticsCouldRead } from '@/session/analytics';
import { cookieNames } from '@/session/cookie-names';
import { cookiesAllowed } from '@/session/cookies';
import { explain } from '@/session/explain';
import { readCookie } from '@/session/read-cookie';
import { useAppStore } from '@/state/hooks';
import { objection } from './objection';
import type { RouteRow } from './route-row';

const cookiesNeeded = lazyPage(() => import('@/journeys/dead-ends/cookies-needed'));

/** For the help code of the error page. */
const noSession = (): NavigationState => ({ cause: readCookie(cookieNames.authorization) ? 'malformedCookie' : 'noCookie' });

/**
 * The one reader of guards: decides while rendering, so that a page that may not be seen is never rendered. Once per arrival: what
 * a step does to the state (a session that ends, say) is for its outcome to answer, not for the door behind the person.
 */
export function Guarded({ row }: { row: RouteRow }) {
  const store = useAppStore();
  const [elsewhere] = useState(() => objection(row, store.getState()));
  const [read] = useState(() => analyticsCouldRead(row.path));
  useEffect(() => {
    if (elsewhere) return undefined;
    const visit = new AbortController();
    // In the chunk of the sign-in pages. A form of an entry page is in it too: its early submission prefetches as a later one does.
    import('./fetch-ahead').then(
      ({ fetchAhead }) => fetchAhead(row.path, store, visit.signal),
      () => undefined,
    );
    return () => visit.abort();
  }, [elsewhere, row.path, store]);
  // After the effects of the page inside, which is hydrated then.
  useEffect(performEarlyEvents, []);
  // Only a document without that script may show it.
  useEffect(() => {
    if (read && !elsewhere) void exit.reload();
  }, [read, elsewhere]);
  useEffect(() => {
    if (elsewhere === paths.error) void explain((sentences) => sentences.ofAuthorizationCookie(), 'There is no session');
  }, [elsewhere]);
  if (elsewhere && !cookiesAllowed()) return <cookiesNeeded.Component />;
  if (elsewhere) return <Navigate to={elsewhere} replace state={elsewhere === paths.error ? noSession() : undefined} />;
  return read ? <LoadingPage /> : <row.page.Component />;
}
