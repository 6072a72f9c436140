import { Navigate } from 'react-router-dom';
import { SpinnerPage } from '@/content/spinner-page';
import { useNavigationMessage } from '@/page/use-navigation-message';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import { uplift } from './steps/uplift';

/** Makes a look-up only after 'Submit information' or the firewall's page. A link, a reload or Back goes to the details instead. */
export default function Submit() {
  const submitted = useNavigationMessage('submitted') === true;
  const returnedFrom = useStateOnArrival(({ journey }) => journey.returnedFrom === 'uplift:firewall');
  if (!submitted && !returnedFrom) return <Navigate to={paths.proofing.checkYourDetails} replace />;
  return (
    <SpinnerPage
      step={uplift}
      label="Checking your details"
      failed="We could not check your details"
      alternative={{ to: paths.proofing.checkYourDetails, words: 'Check what you entered' }}
    />
  );
}
