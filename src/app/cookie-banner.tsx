import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SERVICE_NAME } from '@/limits-and-durations';
import { Button } from '@/page/button';
import { leaveForHeading } from '@/page/focus';
import { Link } from '@/page/link';
import { reportPageView } from '@/page/page-view';
import { paths } from '@/paths';
import { loadAnalytics } from '@/session/analytics';
import { chooseCookies, cookiePreference } from '@/session/optional-cookies';

/** Defined outside the component. React would call a new function, and move the focus, on every render. */
const focusOnce = (message: HTMLElement | null) => message?.focus();

/** Asks once about optional cookies. Hidden on the page that asks the same question. */
export function CookieBanner() {
  const { pathname } = useLocation();
  // If cookies are blocked there is nothing to choose, and the choice could not be stored.
  const [stage, setStage] = useState<'asking' | 'accepted' | 'rejected' | 'failed' | 'done'>(() =>
    cookiePreference().hasSeenBanner || !navigator.cookieEnabled ? 'done' : 'asking',
  );
  if (stage === 'done' || pathname.startsWith(paths.cookieSettings)) return null;
  const accept = () => {
    if (!chooseCookies(true)) return setStage('failed');
    void loadAnalytics();
    reportPageView(pathname);
    setStage('accepted');
  };
  const reject = () => setStage(chooseCookies(false) ? 'rejected' : 'failed');
  const hide = () => leaveForHeading(() => setStage('done'));
  return (
    <section className="app-cookie-banner" aria-label={`Cookies on ${SERVICE_NAME}`}>
      <div className="nhsuk-width-container">
        {stage === 'asking' ? (
          <>
            <h2 className="nhsuk-heading-s">Cookies on {SERVICE_NAME}</h2>
            <p>
              We'd like to use optional cookies to see how people use the service.{' '}
              <Link to={paths.cookieSettings} id="nhsuk-cookie-banner__link">
                Choose your cookies
              </Link>
            </p>
            <div className="app-cookie-banner__buttons">
              <Button type="button" id="nhsuk-cookie-banner__link_accept" onClick={accept}>
                Accept all cookies
              </Button>
              <Button type="button" onClick={reject}>
                Reject optional cookies
              </Button>
            </div>
          </>
        ) : (
          <>
            <p ref={focusOnce} tabIndex={-1}>
              {stage === 'failed'
                ? 'We could not save your choice.'
                : `You have ${stage} ${stage === 'accepted' ? 'all' : 'optional'} cookies.`}{' '}
              You can <Link to={paths.cookieSettings}>change your cookie settings</Link> at any time.
            </p>
            <Button type="button" secondary onClick={hide}>
              Hide this message
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
