import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SESSION_HOURS } from '@/limits-and-durations';
import { BackToClient } from '@/content/back-to-client';
import { useClientName } from '@/content/client-name';
import { Verbatim } from '@/content/verbatim';
import { sessionEnd, sessionNow } from '@/deadlines/session-time';
import { rewriteAddress } from '@/history';
import type { NavigationState } from '@/outcome/outcome';
import { Page } from '@/page/page';
import { sessionId } from '@/session/sign-in';
import { useStateOnArrival } from '@/state/hooks';
import type { RootState } from '@/state/store';
import CookiesNeeded from './cookies-needed';

type LoggedOut = NonNullable<NavigationState['loggedOut']>;

/** Why the session ended, as far as it is known in this document. The default is the reason in the specification. */
const endOf =
  (seen: boolean) =>
  (state: RootState): LoggedOut => {
    const end = sessionEnd(state);
    if (sessionId() === '' && end !== undefined && sessionNow(state) < end) return 'lost';
    return state.journey.loggedIn || !(seen || state.deadlines.timestamps.session !== undefined) ? 'login' : 'start';
  };

const reasons: Readonly<Record<LoggedOut, string>> = {
  login: `It has been more than ${SESSION_HOURS} hour since you logged in. We logged you out to keep your information safe.`,
  start: `It has been more than ${SESSION_HOURS} hour since you started. We logged you out to keep your information safe.`,
  lost: 'We cannot find your login in this browser any more. It may have ended, or your browser may have deleted our cookies.',
};

/** Spec 2, section 2, "Session pages". */
export default function SessionTimeout() {
  const name = useClientName();
  const { pathname, search, state } = useLocation();
  const { signOutReason, loggedOut: before } = (state ?? {}) as NavigationState;
  const now = useStateOnArrival(endOf(signOutReason !== undefined));
  const [loggedOut] = useState(before ?? now);
  // Stores the reason in the history entry, because the state is cleared after a reload.
  useLayoutEffect(() => rewriteAddress(pathname + search, { loggedOut }), [pathname, search, loggedOut]);
  if (!navigator.cookieEnabled) return <CookiesNeeded />;
  return (
    <Page title="We have logged you out">
      <p>{reasons[loggedOut]}</p>
      {/* Keyed by the name, with space reserved for either text, so that nothing shifts when the name loads. */}
      <p key={name ?? ''} className="app-reserved-lines">
        To carry on, go to {name ? <Verbatim>{name}</Verbatim> : 'the website or app you are trying to use'} and log in again.
      </p>
      <BackToClient fetches button />
    </Page>
  );
}
