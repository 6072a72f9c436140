import { config } from '@/config';
import { RECORDING_NUMBERS, SECURITY_CODE_DIGITS } from '@/limits-and-durations';
import { NewTabLink } from '@/page/link';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useAppSelector, useStateOnArrival } from '@/state/hooks';
import { CODE_REPLACED } from './code-life';
import { CodePage, ConfirmNewNumber } from './code-page';
import { LandlineFallbacks } from './landline-fallbacks';
import { ChangeRegistered, SentTo } from './sent-to';

const advice = (
  <>
    <p>Check that nobody is using your landline. If you screen calls, turn this off or accept our call.</p>
    <p>
      <NewTabLink href={`${config.helpCentreUrl}/recordvideo`}>Watch a video about the voice check</NewTabLink>. The video shows another
      check that uses {RECORDING_NUMBERS} numbers. Your code has {SECURITY_CODE_DIGITS}.
    </p>
    <p>{CODE_REPLACED}</p>
  </>
);

export default function EnterLandlineCode() {
  const landlineNumber = useAppSelector((state) => state.profile.landlineNumber);
  const changing = useStateOnArrival((state) => state.profile.changing === 'landline');
  const back = useBack(paths.getCallLandline);
  if (changing) return <ConfirmNewNumber method="landline" />;
  const sent = (
    <p>
      We are calling <SentTo masked={landlineNumber}>your landline</SentTo>. A recorded voice reads out a {SECURITY_CODE_DIGITS} digit
      security code. You can have it read out again before you hang up.
      <ChangeRegistered masked={landlineNumber} />
    </p>
  );
  return (
    <CodePage method="landline" back={back} sent={sent} advice={advice} again="Call my landline again">
      <LandlineFallbacks />
    </CodePage>
  );
}
