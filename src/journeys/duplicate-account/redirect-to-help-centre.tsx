import { SpinnerPage } from '@/content/spinner-page';
import { goToHelpCentre } from './steps/go-to-help-centre';

export default function RedirectToHelpCentre() {
  return <SpinnerPage step={goToHelpCentre} label="Connecting" />;
}
