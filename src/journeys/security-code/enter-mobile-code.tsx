import { SECURITY_CODE_DIGITS } from '@/constants';
import { useCodesSent } from '@/content/codes-sent';
import { Details } from '@/content/details';
import { HiddenNumber } from '@/content/hidden-number';
import { NewCodeSent } from '@/content/new-code-sent';
import { NotYou } from '@/content/not-you';
import { StepButton } from '@/content/step-button';
import { PasskeyFallback } from '@/journeys/passkey/offers/passkey-fallback';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { useStateOnArrival } from '@/state/use-state-on-arrival';
import { CodeRunsOut, CodeWorksUntil } from './code-life';
import { ConfirmNewNumber } from './confirm-new-number';
import { useOtherNumber } from './offers/use-other-number';
import { RememberedDevice, SecurityCodeForm } from './security-code-form';
import { resendByText } from './steps/resend-security-code';
import { submitMobileCode } from './steps/submit-security-code';
import { TextedCode } from './texted-code';

export default function EnterMobileCode() {
  const { phoneNumber, landlineNumber } = useAppSelector((state) => state.profile);
  const otherNumber = useOtherNumber();
  const [sent, codeSent] = useCodesSent();
  const changing = useStateOnArrival((state) => state.profile.changing === 'mobile');
  if (changing) return <ConfirmNewNumber method="mobile" />;
  return (
    <Page title="Enter the security code" banner={<NewCodeSent times={sent} />}>
      <p>
        We have sent a text message with a {SECURITY_CODE_DIGITS} digit security code to{' '}
        <HiddenNumber number={phoneNumber}>your mobile phone</HiddenNumber>.
      </p>
      <CodeWorksUntil />
      <TextedCode />
      <SecurityCodeForm step={submitMobileCode}>
        <CodeRunsOut step={resendByText} codeSent={codeSent}>
          Send a new code
        </CodeRunsOut>
      </SecurityCodeForm>
      <Details summary="Not received a text?">
        <p>It can take a few minutes for the text message to arrive. Check that your phone has signal.</p>
        <StepButton step={resendByText} argument={codeSent} plain>
          Send the security code again
        </StepButton>
      </Details>
      <Details summary="I cannot log in using my mobile phone">
        <ul className="nhsuk-list">
          <PasskeyFallback />
          {landlineNumber && (
            <li>
              <Link to={paths.getCallLandline}>Get a call to your landline</Link>
            </li>
          )}
          <li>
            <Link to={otherNumber.mobile}>Change your mobile phone number</Link>
          </li>
        </ul>
      </Details>
      <RememberedDevice />
      <NotYou />
    </Page>
  );
}
