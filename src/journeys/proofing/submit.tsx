import { Navigate } from 'react-router-dom';
import { SpinnerPage } from '@/content/spinner-page';
import { useNavigationMessage } from '@/page/use-navigation-message';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/use-state-on-arrival';
import { uplift } from './steps/uplift';

/** Looks for a record only after 'Submit information', or after the firewall's page. A link, a reload or Back leads to the details instead. */
export default function Submit() {
  const submitted = useNavigationMessage('submitted') === true;
  const sentRound = useStateOnArrival(({ journey }) => journey.returnedFrom === 'uplift:firewall');
  if (!submitted && !sentRound) return <Navigate to={paths.proofing.checkYourDetails} replace />;
  return (
    <SpinnerPage
      step={uplift}
      label="Checking your details"
      failed="We could not check your details"
      otherWay={{ to: paths.proofing.checkYourDetails, words: 'Check what you entered' }}
    />
  );
}
