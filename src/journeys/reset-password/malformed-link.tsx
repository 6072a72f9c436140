import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '@/paths';
import { logError } from '@/session/log';

/** On to the page that says so; the operator learns how often that happens. */
export function MalformedLink() {
  useEffect(() => logError('Reset password link is malformed'), []);
  return <Navigate to={paths.reset.linkNotWorking} replace />;
}
