import { SECURITY_CODE_MINUTES } from '@/constants';
import { NeedsSession } from '@/content/needs-session';
import { StepButton } from '@/content/step-button';
import { NextStepChoice } from '@/forms/next-step-choice';
import { usePasskeyNextStep } from '@/journeys/passkey/offers/offers';
import { textSecurityCode } from '@/journeys/security-code/steps/send-security-code';
import { stepTo } from '@/outcome/step-type';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import { NewNumberCodeExpired } from './new-number-code-expired';

const text = { value: 'text', label: 'Text me again with a new security code', step: textSecurityCode };
const landline = { value: 'landline', label: 'Call my landline to get a new security code', step: stepTo(paths.getCallLandline) };

export default function MobileCodeExpired() {
  const landlineNumber = useStateOnArrival((state) => state.profile.landlineNumber);
  const passkey = usePasskeyNextStep();
  const others = [...passkey, ...(landlineNumber ? [landline] : [])];
  const changing = useStateOnArrival((state) => state.profile.changing === 'mobile');
  const back = useBack(paths.enterMobileCode);
  if (changing) return <NewNumberCodeExpired method="mobile" />;
  return (
    <Page title="This security code has expired" back={back}>
      <p>It has been more than {SECURITY_CODE_MINUTES} minutes since we sent it.</p>
      <NeedsSession>
        {others.length > 0 ? (
          <NextStepChoice legend="What do you want to do?" nextSteps={[text, ...others]} />
        ) : (
          <StepButton step={text.step}>{text.label}</StepButton>
        )}
      </NeedsSession>
    </Page>
  );
}
