import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionEnd, sessionNow } from '@/deadlines/instants';
import { useDeadline } from '@/deadlines/use-deadline';
import { paths } from '@/paths';
import { signInEnded } from '@/state/events';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { routeFor } from '../route-for';
import { SessionWarning } from './session-warning';
import { takeUpAgain } from './stay-logged-in';

/**
 * Follows the end of the session on every page that needs one: warns of it, and takes the person to the page that says it is over, at once
 * or as soon as a step that is under way has ended. A page that anybody may read stays.
 */
export default function SessionEnd() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const end = useAppSelector(sessionEnd);
  const loading = useAppSelector((state) => state.page.loading);
  const over = useDeadline(end, sessionNow)?.over === true;
  // A person whose link has expired comes here with a session that is over: the call renews it.
  const needsSession = pathname !== paths.forgottenPassword && (routeFor(pathname)?.guards.length ?? 0) > 0;
  useEffect(() => dispatch(takeUpAgain()), [dispatch]);
  const leaves = over && needsSession && !loading;
  useEffect(() => {
    if (!leaves) return;
    dispatch(signInEnded('timedOut'));
    void navigate(paths.sessionTimeout, { replace: true });
  }, [leaves, dispatch, navigate]);
  return needsSession && !over && end !== undefined ? <SessionWarning key={end} end={end} /> : null;
}
