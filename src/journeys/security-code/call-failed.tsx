import { NUMBER_CHANGE_HOURS } from '@/limits-and-durations';
import { NextStepChoice } from '@/forms/next-step-choice';
import { usePasskeyNextStep } from '@/journeys/passkey/offers/offers';
import { stepTo } from '@/outcome/step';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import { useOtherNumber } from './landline-fallbacks';
import { callLandline, textSecurityCode } from './steps/send-security-code';

const again = { value: 'landline', label: 'Try calling my landline again', step: callLandline };
const text = { value: 'text', label: 'Send a security code to my mobile phone', step: textSecurityCode };

export default function CallFailed() {
  const phoneNumber = useStateOnArrival((state) => state.profile.phoneNumber);
  const passkey = usePasskeyNextStep();
  const { landline } = useOtherNumber();
  const wait = landline === paths.recovery.changeLandline ? `This takes ${NUMBER_CHANGE_HOURS} hours.` : undefined;
  const change = { value: 'change', label: 'Change my landline number', hint: wait, step: stepTo(landline) };
  return (
    <Page title="We were unable to call your landline, what do you want to do?" back={useBack(paths.getCallLandline)}>
      <NextStepChoice nextSteps={[again, ...passkey, ...(phoneNumber ? [text] : []), change]} />
    </Page>
  );
}
