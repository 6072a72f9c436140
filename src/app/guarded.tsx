import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { performEarlyEvents } from '@/delivery/early-view';
import { lazyPage } from '@/delivery/lazy-page';
import { LoadingPage } from '@/delivery/loading-page';
import { exit } from '@/outcome/exit';
import type { NavigationState } from '@/outcome/outcome';
import { paths } from '@/paths';
import { analyticsCouldRead } from '@/session/analytics';
import { cookiesAllowed } from '@/session/cookies';
import { explain } from '@/session/explain';
import { cookieNames, readCookies } from '@/session/read-cookie';
import { useAppStore } from '@/state/hooks';
import { failedGuard } from './guards';
import type { RouteRow } from './routes';

const cookiesNeeded = lazyPage(() => import('@/journeys/dead-ends/cookies-needed'));

/** For the help code of the error page. */
const noSession = (): NavigationState => ({ cause: readCookies(cookieNames.authorization).length > 0 ? 'malformedCookie' : 'noCookie' });

/**
 * Runs the guards of a row while rendering, so that a page that the user may not see never renders. Guards run once per navigation. If the
 * session ends during a step, the step's outcome handles it.
 */
export function Guarded({ row }: { row: RouteRow }) {
  const store = useAppStore();
  const [redirect] = useState(() => failedGuard(row, store.getState()));
  const [read] = useState(() => analyticsCouldRead(row.path));
  useEffect(() => {
    if (redirect) return undefined;
    const visit = new AbortController();
    // Loaded from the chunk of the sign-in pages, which also contains the entry form. An early submission there prefetches like a later
    // one.
    import('./fetch-ahead').then(
      ({ fetchAhead }) => fetchAhead(row.path, store, visit.signal),
      () => undefined,
    );
    return () => visit.abort();
  }, [redirect, row.path, store]);
  // After the effects of the page, which is hydrated by then.
  useEffect(performEarlyEvents, []);
  // If the analytics script could read this page, load it in a new document.
  useEffect(() => {
    if (read && !redirect) void exit.reload();
  }, [read, redirect]);
  useEffect(() => {
    if (redirect === paths.error) void explain((sentences) => sentences.ofAuthorizationCookie());
  }, [redirect]);
  if (redirect && !cookiesAllowed()) return <cookiesNeeded.Component />;
  if (redirect) return <Navigate to={redirect} replace state={redirect === paths.error ? noSession() : undefined} />;
  return read ? <LoadingPage /> : <row.page.Component />;
}
