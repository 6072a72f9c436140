import { config } from '@/config';
import { RECORDING_NUMBERS, SECURITY_CODE_DIGITS } from '@/constants';
import { Details } from '@/content/details';
import { NewCodeSent, useCodesSent } from '@/content/new-code-sent';
import { NotYou } from '@/content/not-you';
import { StepButton } from '@/content/step-button';
import { NewTabLink } from '@/page/new-tab-link';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useAppSelector, useStateOnArrival } from '@/state/hooks';
import { CODE_REPLACED, CodeRunsOut, CodeWorksUntil } from './code-life';
import { ConfirmNewNumber } from './confirm-new-number';
import { LandlineFallbacks } from './offers/landline-fallbacks';
import { RememberedDevice, SecurityCodeForm } from './security-code-form';
import { ChangeRegistered, SentTo } from './sent-to';
import { resendByCall } from './steps/resend-security-code';
import { submitLandlineCode } from './steps/submit-security-code';

export default function EnterLandlineCode() {
  const landlineNumber = useAppSelector((state) => state.profile.landlineNumber);
  const [sent, codeSent] = useCodesSent();
  const changing = useStateOnArrival((state) => state.profile.changing === 'landline');
  const back = useBack(paths.getCallLandline);
  if (changing) return <ConfirmNewNumber method="landline" />;
  return (
    <Page title="Enter the security code" back={back} banner={<NewCodeSent times={sent} />}>
      <p>
        We are calling <SentTo masked={landlineNumber}>your landline</SentTo>. A recorded voice reads out a {SECURITY_CODE_DIGITS} digit
        security code. You can have it read out again before you hang up.
        <ChangeRegistered masked={landlineNumber} />
      </p>
      <CodeWorksUntil />
      <SecurityCodeForm step={submitLandlineCode}>
        <CodeRunsOut step={resendByCall} codeSent={codeSent}>
          Call me again
        </CodeRunsOut>
      </SecurityCodeForm>
      <RememberedDevice />
      <Details summary="Not received a call?">
        <p>Check that nobody is using your landline. If you screen calls, turn this off or accept our call.</p>
        <p>
          <NewTabLink href={`${config.helpCentreUrl}/recordvideo`}>Watch a video about the voice check</NewTabLink>. The video shows another
          check that uses {RECORDING_NUMBERS} numbers. Your code has {SECURITY_CODE_DIGITS}.
        </p>
        <p>{CODE_REPLACED}</p>
        <StepButton step={resendByCall} argument={codeSent} plain>
          Call my landline again
        </StepButton>
      </Details>
      <LandlineFallbacks />
      <NotYou />
    </Page>
  );
}
