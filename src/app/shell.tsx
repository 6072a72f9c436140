import { type ReactNode, StrictMode, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { MINUTE_MS, SESSION_WATCH_MS } from '@/limits-and-durations';
import { LoadingPage } from '@/delivery/busy';
import { performEarlyEvents } from '@/delivery/early-view';
import { Later } from '@/delivery/later';
import { lazyPage } from '@/delivery/lazy-page';
import { navigationOf, subscribe, thisNavigation } from '@/history';
import { endPageVisit, exit } from '@/outcome/exit';
import type { NavigationState } from '@/outcome/outcome';
import { FirstView } from '@/page/focus';
import { paths } from '@/paths';
import { analyticsCouldRead, loadAnalytics } from '@/session/analytics';
import { passkeySupported } from '@/session/browser';
import { cookiesAllowed } from '@/session/cookies';
import { explain } from '@/session/explain';
import { cookieNames, readCookies } from '@/session/read-cookie';
import { SESSION_RENEWAL } from '@/session/round-trips';
import { passkeySupportKnown, stepEnded } from '@/state/events';
import { useAppDispatch, useAppStore } from '@/state/hooks';
import { type RootState, signOutIfOver, type Store } from '@/state/store';
import { CookieBanner } from './cookie-banner';
import { Crash } from './crash';
import { failedGuard } from './guards';
import { Footer, Header, SkipLink } from './header-and-footer';
import { routeFor, type RouteRow } from './routes';

const cookiesNeeded = lazyPage(() => import('@/journeys/dead-ends/cookies-needed'));

/** For the help code of the error page. */
const noSession = (): NavigationState => ({ cause: readCookies(cookieNames.authorization).length > 0 ? 'malformedCookie' : 'noCookie' });

/** Runs the guards of a row once per navigation, while rendering, so that a page that the user may not see never renders. */
function Guarded({ row }: { row: RouteRow }) {
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

/** Loads what handles the end of the session: when the page has settled, or immediately after a reload or an extension of the session. */
function SessionWatch() {
  const store = useAppStore();
  const sessionEnd = useCallback(async () => {
    const { deadlines, journey } = store.getState();
    const { timestamps, lead } = deadlines;
    const isNew = Date.now() + (lead ?? 0) - (timestamps.session ?? Infinity) < MINUTE_MS && !journey.roundTrips.includes(SESSION_RENEWAL);
    await new Promise((resolve) => setTimeout(resolve, isNew ? SESSION_WATCH_MS : 0));
    return import('./session/session-end');
  }, [store]);
  return <Later part={sessionEnd} />;
}

const statusRegion = () => import('./status-region');

/** The layout of every page. A page is keyed by its navigation: navigating to the same address mounts it again, as a reload would. */
export function Shell() {
  const { pathname, key } = useLocation();
  const navigation = navigationOf(pathname, key);
  const dispatch = useAppDispatch();
  const firstView = useRef(true);
  const row = routeFor(pathname);
  const withoutLayout = row?.hidesLayout?.() ?? false;

  // Runs before the effects of the new page, which may start a step.
  const shownRef = useRef(navigation);
  useLayoutEffect(() => {
    if (shownRef.current !== navigation) dispatch(stepEnded());
    shownRef.current = navigation;
    // Runs after the next page has committed, so that the page that the user leaves does not change.
    dispatch(signOutIfOver());
  }, [dispatch, navigation]);

  useEffect(() => {
    let at = thisNavigation();
    return subscribe(() => {
      if (thisNavigation() === at) return;
      at = thisNavigation();
      endPageVisit();
      // The user went back before the next page was shown, so no new page ends the step.
      if (at === shownRef.current) dispatch(stepEnded());
    });
  }, [dispatch]);

  useEffect(() => {
    void passkeySupported().then((supported) => dispatch(passkeySupportKnown(supported)));
  }, [dispatch]);

  useEffect(() => void loadAnalytics(), [pathname]);

  return (
    <FirstView value={firstView}>
      <SkipLink />
      <CookieBanner />
      {!withoutLayout && <Header />}
      <SessionWatch />
      <Suspense fallback={<LoadingPage />}>
        <Crash key={navigation}>{row && <Guarded row={row} />}</Crash>
        {/* Keyed by navigation, so that each page mounts a new footer. One that stayed mounted would shift when the next page is shown. */}
        {!withoutLayout && <Footer key={`footer of ${navigation}`} />}
      </Suspense>
      {/* Loaded early, because its messages are also for users without a network. */}
      <Later part={statusRegion} retryKey={pathname} />
    </FirstView>
  );
}

interface AppProps {
  store: Store;
  /** The state from which the HTML was rendered at build time. Hydration must render from the same state. */
  prerenderedFrom?: RootState;
  /** Renders the router around the app. */
  children: (shell: ReactNode) => ReactNode;
}

/** The app without its router. The browser and the build use different routers. */
export const App = ({ store, prerenderedFrom, children }: AppProps) => (
  <StrictMode>
    <Provider store={store} serverState={prerenderedFrom}>
      {children(
        <Crash>
          <Shell />
        </Crash>,
      )}
    </Provider>
  </StrictMode>
);
