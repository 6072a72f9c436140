import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionEnd, sessionNow } from '@/deadlines/session-time';
import { useDeadline } from '@/deadlines/use-deadline';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { needsSession } from '../routes';
import { SessionWarning } from './session-warning';
import { resumeAfterRenewal } from './stay-logged-in';

/** Shows the session warning on every page that ends with the session. `followTabs` ends the session itself. */
export default function SessionEnd() {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const end = useAppSelector(sessionEnd);
  const over = useDeadline(end, sessionNow)?.over === true;
  useEffect(() => dispatch(resumeAfterRenewal()), [dispatch]);
  return needsSession(pathname) && !over && end !== undefined ? <SessionWarning key={end} end={end} /> : null;
}
