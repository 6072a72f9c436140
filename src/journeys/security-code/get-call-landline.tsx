import { InsetText } from 'nhsuk-react-components/dist/esm/components/content-presentation/inset-text/InsetText.js';
import { HiddenNumber } from '@/content/hidden-number';
import { NotYou } from '@/content/not-you';
import { StepButton } from '@/content/step-button';
import { Page } from '@/page/page';
import { useBack } from '@/page/use-back';
import { paths } from '@/paths';
import { useAppSelector } from '@/state/hooks';
import { LandlineFallbacks } from './landline-fallbacks';
import { callLandline } from './steps/send-security-code';

export default function GetCallLandline() {
  const landlineNumber = useAppSelector((state) => state.profile.landlineNumber);
  return (
    <Page title="Get a call to your landline" back={useBack(paths.logInPassword)}>
      <p>
        We'll call <HiddenNumber number={landlineNumber}>your landline</HiddenNumber> and read out a security code. You must be at home to
        answer.
      </p>
      <InsetText>
        <p>If you screen calls, turn this off or accept our call.</p>
      </InsetText>
      <StepButton step={callLandline}>Call my landline now</StepButton>
      <LandlineFallbacks />
      <NotYou />
    </Page>
  );
}
