import { SpinnerPage } from '@/content/spinner-page';
import { refuseConsent } from './steps/refuse';

export default function NoConsent() {
  return <SpinnerPage step={refuseConsent} label="Taking you back" />;
}
