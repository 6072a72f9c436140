import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '@/paths';
import { logError } from '@/session/log';

/** Redirects to the page for links that do not work, and logs it: the operator can count malformed links. */
export function MalformedLink() {
  useEffect(() => logError('Reset password link is malformed'), []);
  return <Navigate to={paths.reset.linkNotWorking} replace />;
}
