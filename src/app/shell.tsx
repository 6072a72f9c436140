import { type MouseEvent, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Later } from '@/delivery/later';
import { LoadingPage } from '@/delivery/loading-page';
import { navigationOf, subscribe, thisNavigation } from '@/history';
import { endPageVisit } from '@/outcome/page-visit';
import { focusMain } from '@/page/set-focus';
import { FirstView } from '@/page/use-arrival';
import { loadAnalytics } from '@/session/analytics';
import { passkeySupported } from '@/session/passkey-support';
import { passkeySupportKnown, stepEnded } from '@/state/events';
import { useAppDispatch } from '@/state/hooks';
import { signOutIfOver } from '@/state/store';
import { CookieBanner } from './cookie-banner';
import { Crash } from './crash';
import { Footer } from './footer';
import { Guarded } from './guarded';
import { Header } from './header';
import { routeFor } from './routes';
import { SessionWatch } from './session-watch';

/** Moves the focus to the main content. An anchor in the address would be a navigation, which mounts the page again. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusMain();
  };
  return (
    <a className="nhsuk-skip-link" href="#maincontent" onClick={skip}>
      Skip to main content
    </a>
  );
}

const statusRegion = () => import('./status-region');

/**
 * The layout of every page. A page is keyed by its navigation. Navigating to the same address mounts it again, as a reload would, and
 * clears a caught exception.
 */
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
