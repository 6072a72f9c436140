import { Navigate } from 'react-router-dom';
import { SpinnerPage } from '@/content/spinner-page';
import { useNavigationMessage } from '@/page/use-navigation-message';
import { paths } from '@/paths';
import { refuseConsent } from './steps/refuse';

/** Refuses only after a click on the consent page. A link, a reload or Back goes to that page instead. */
export default function NoConsent() {
  const notAgreed = useNavigationMessage('notAgreed') === true;
  if (!notAgreed) return <Navigate to={paths.consentConfirmation} replace />;
  return <SpinnerPage step={refuseConsent} label="Taking you back" />;
}
