import { SpinnerPage } from '@/content/spinner-page';
import { uplift } from './steps/uplift';

export default function Submit() {
  return <SpinnerPage step={uplift} label="Checking your details" />;
}
