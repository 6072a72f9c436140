import { NUMBER_CHANGE_HOURS, SECURITY_CODE_DIGITS } from '@/constants';
import { Details } from '@/content/details';
import { NewCodeSent, useCodesSent } from '@/content/new-code-sent';
import { NotYou } from '@/content/not-you';
import { StepButton } from '@/content/step-button';
import { PasskeyFallback } from '@/journeys/passkey/offers/offers';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useAppSelector, useStateOnArrival } from '@/state/hooks';
import { CODE_REPLACED, CodeRunsOut, CodeWorksUntil } from './code-life';
import { ConfirmNewNumber } from './confirm-new-number';
import { useOtherNumber } from './offers/use-other-number';
import { RememberedDevice, SecurityCodeForm } from './security-code-form';
import { ChangeRegistered, SentTo } from './sent-to';
import { resendByText } from './steps/resend-security-code';
import { submitMobileCode } from './steps/submit-security-code';
import { TextedCode } from './texted-code';

export default function EnterMobileCode() {
  const { phoneNumber, landlineNumber } = useAppSelector((state) => state.profile);
  const otherNumber = useOtherNumber();
  const [sent, codeSent] = useCodesSent();
  const changing = useStateOnArrival((state) => state.profile.changing === 'mobile');
  const justCreated = useAppSelector((state) => state.journey.accountCreated);
  const back = useBack(justCreated ? paths.register.enterMobile : paths.logInPassword);
  if (changing) return <ConfirmNewNumber method="mobile" />;
  return (
    <Page title="Enter the security code" back={back} banner={<NewCodeSent times={sent} />}>
      <p>
        We have sent a text message with a {SECURITY_CODE_DIGITS} digit security code to{' '}
        <SentTo masked={phoneNumber}>your mobile phone</SentTo>.
        <ChangeRegistered masked={phoneNumber} />
      </p>
      <CodeWorksUntil />
      <TextedCode />
      <SecurityCodeForm step={submitMobileCode}>
        <CodeRunsOut step={resendByText} codeSent={codeSent}>
          Send a new code
        </CodeRunsOut>
      </SecurityCodeForm>
      <RememberedDevice />
      <Details summary="Not received a text?">
        <p>
          It can take a few minutes for the text message to arrive. If you have no signal, use Wi-Fi calling or move to where you have
          signal, then send the code again. {CODE_REPLACED}
        </p>
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
            {!justCreated && ` This takes ${NUMBER_CHANGE_HOURS} hours.`}
          </li>
        </ul>
      </Details>
      <NotYou />
    </Page>
  );
}
