import { SpinnerPage } from '@/content/spinner-page';
import { goToHelpCentre } from './steps/without-call';

export default function RedirectToHelpCentre() {
  return <SpinnerPage step={goToHelpCentre} label="Connecting" />;
}
