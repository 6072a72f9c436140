import { SECURITY_CODE_MINUTES } from '@/constants';
import { ButtonLink } from '@/content/button-link';
import { NextStepChoice } from '@/forms/next-step-choice';
import { usePasskeyNextStep } from '@/journeys/passkey/offers/offers';
import { callLandline, textSecurityCode } from '@/journeys/security-code/steps/send-security-code';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import { NewNumberCodeExpired } from './new-number-code-expired';

const landline = { value: 'landline', label: 'Call my landline again with a new security code', step: callLandline };
const text = { value: 'text', label: 'Text me a new security code', step: textSecurityCode };

export default function LandlineCodeExpired() {
  const phoneNumber = useStateOnArrival((state) => state.profile.phoneNumber);
  const passkey = usePasskeyNextStep();
  const others = [...passkey, ...(phoneNumber ? [text] : [])];
  const changing = useStateOnArrival((state) => state.profile.changing === 'landline');
  const back = useBack(paths.enterLandlineCode);
  if (changing) return <NewNumberCodeExpired method="landline" />;
  return (
    <Page title="This security code has expired" back={back}>
      <p>It has been more than {SECURITY_CODE_MINUTES} minutes since we called you.</p>
      {others.length > 0 ? (
        <NextStepChoice legend="What do you want to do?" nextSteps={[landline, ...others]} />
      ) : (
        <ButtonLink to={paths.getCallLandline}>{landline.label}</ButtonLink>
      )}
    </Page>
  );
}
