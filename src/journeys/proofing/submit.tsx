import { SpinnerPage } from '@/content/spinner-page';
import { paths } from '@/paths';
import { uplift } from './steps/uplift';

export default function Submit() {
  return (
    <SpinnerPage
      step={uplift}
      label="Checking your details"
      failed="We could not check your details"
      otherWay={{ to: paths.proofing.checkYourDetails, words: 'Check what you entered' }}
    />
  );
}
