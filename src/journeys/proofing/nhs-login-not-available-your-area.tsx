import { BackToClient } from '@/content/back-to-client';
import { NotYou } from '@/content/not-you';
import { StepButton } from '@/content/step-button';
import { Verbatim } from '@/content/verbatim';
import { Page } from '@/page/page';
import { useStateOnArrival } from '@/state/hooks';
import { enterAnotherPostcode } from './steps/without-call';

export default function NotAvailableYourArea() {
  const postcode = useStateOnArrival((state) => state.proofing.outOfAreaPostcode);
  return (
    <Page title="NHS login is not available in your area">
      <p>
        You entered {postcode ? <Verbatim strong>{postcode}</Verbatim> : 'a postcode outside England, Wales and the Isle of Man'}. We cannot
        access patient data there. We can only find records for people whose GP surgery is in England, Wales or the Isle of Man.
      </p>
      <p>
        <StepButton step={enterAnotherPostcode} plain>
          Enter a different postcode
        </StepButton>
      </p>
      <BackToClient />
      <NotYou always />
    </Page>
  );
}
