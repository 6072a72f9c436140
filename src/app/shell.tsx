import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Later } from '@/delivery/later';
import { LoadingPage } from '@/delivery/loading-page';
import { navigationOf, subscribe, thisNavigation } from '@/history';
import { endPageVisit } from '@/outcome/page-visit';
import { FirstView } from '@/page/use-arrival';
import { loadAnalytics } from '@/session/analytics';
import { passkeySupported } from '@/session/passkey-support';
import { endIfOver } from '@/state/end-if-over';
import { passkeySupportKnown, stepEnded } from '@/state/events';
import { useAppDispatch } from '@/state/hooks';
import { CookieBanner } from './cookie-banner';
import { Crash } from './crash';
import { Footer } from './footer';
import { Guarded } from './guarded';
import { Header } from './header';
import { routeFor } from './route-for';
import { SessionWatch } from './session-watch';
import { SkipLink } from './skip-link';

const weather = () => import('./weather');

/**
 * The frame around every page. A page is keyed by its navigation: going to the same address again shows it anew, as after a
 * reload, and an exception on one page does not outlive it.
 */
export function Shell() {
  const { pathname, key } = useLocation();
  const navigation = navigationOf(pathname, key);
  const dispatch = useAppDispatch();
  const firstView = useRef(true);
  const row = routeFor(pathname);
  const frameless = row?.hidesFrame?.() ?? false;

  // Before the effects of the page that is now shown: it may start a step of its own.
  const shownRef = useRef(navigation);
  useLayoutEffect(() => {
    if (shownRef.current !== navigation) dispatch(stepEnded());
    shownRef.current = navigation;
    // After the next page has committed: the one before must not change while it is left.
    dispatch(endIfOver());
  }, [dispatch, navigation]);

  useEffect(() => {
    let at = thisNavigation();
    return subscribe(() => {
      if (thisNavigation() === at) return;
      at = thisNavigation();
      endPageVisit();
      // The user went back before the next page was shown. Its step has no page to end with.
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
      {!frameless && <Header />}
      <SessionWatch />
      <Suspense fallback={<LoadingPage />}>
        <Crash key={navigation}>{row && <Guarded row={row} />}</Crash>
        {/* A new one with each page, and none below a spinner: one that stays would be moved by the page that comes. */}
        {!frameless && <Footer key={`footer of ${navigation}`} />}
      </Suspense>
      {/* Now, and not when it is needed: there may be no network then. */}
      <Later part={weather} again={pathname} />
    </FirstView>
  );
}
