import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routeFor } from '@/app/routes';
import { sessionEnd, sessionNow } from '@/deadlines/instants';
import { useDeadline } from '@/deadlines/use-deadline';
import { paths } from '@/paths';
import { signInEnded } from '@/state/events';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { SessionWarning } from './session-warning';
import { resumeAfterRenewal } from './stay-logged-in';

/**
 * Shows the session warning on every page that needs a session. When the session is over it shows the time-out page, immediately or when
 * the running step has ended. Public pages stay.
 */
export default function SessionEnd() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const end = useAppSelector(sessionEnd);
  const loading = useAppSelector((state) => state.page.loading);
  const over = useDeadline(end, sessionNow)?.over === true;
  // A user with an expired link may open this page after the session is over. Its call renews the session.
  const needsSession = pathname !== paths.forgottenPassword && (routeFor(pathname)?.guards.length ?? 0) > 0;
  useEffect(() => dispatch(resumeAfterRenewal()), [dispatch]);
  const leaves = over && needsSession && !loading;
  useEffect(() => {
    if (!leaves) return;
    dispatch(signInEnded('timedOut'));
    void navigate(paths.sessionTimeout, { replace: true });
  }, [leaves, dispatch, navigate]);
  return needsSession && !over && end !== undefined ? <SessionWarning key={end} end={end} /> : null;
}
