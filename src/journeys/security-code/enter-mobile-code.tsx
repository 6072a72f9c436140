import { NUMBER_CHANGE_HOURS, SECURITY_CODE_DIGITS } from '@/limits-and-durations';
import { Details } from '@/content/details';
import { PasskeyFallback } from '@/journeys/passkey/offers/offers';
import { Link } from '@/page/link';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useAppSelector, useStateOnArrival } from '@/state/hooks';
import { CODE_REPLACED } from './code-life';
import { CodePage, ConfirmNewNumber } from './code-page';
import { useOtherNumber } from './landline-fallbacks';
import { ChangeRegistered, SentTo } from './sent-to';
import { TextedCode } from './texted-code';

const advice = (
  <p>
    It can take a few minutes for the text message to arrive. If you have no signal, use Wi-Fi calling or move to where you have signal,
    then send the code again. {CODE_REPLACED}
  </p>
);

export default function EnterMobileCode() {
  const { phoneNumber, landlineNumber } = useAppSelector((state) => state.profile);
  const otherNumber = useOtherNumber();
  const changing = useStateOnArrival((state) => state.profile.changing === 'mobile');
  const justCreated = useAppSelector((state) => state.journey.accountCreated);
  const back = useBack(justCreated ? paths.register.enterMobile : paths.logInPassword);
  if (changing) return <ConfirmNewNumber method="mobile" />;
  const sent = (
    <>
      <p>
        We have sent a text message with a {SECURITY_CODE_DIGITS} digit security code to{' '}
        <SentTo masked={phoneNumber}>your mobile phone</SentTo>.
        <ChangeRegistered masked={phoneNumber} />
      </p>
      <TextedCode />
    </>
  );
  return (
    <CodePage method="mobile" back={back} sent={sent} advice={advice} again="Send the security code again">
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
    </CodePage>
  );
}
