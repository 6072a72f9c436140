import { useState } from 'react';
import { BackToClient } from '@/content/back-to-client';
import { Page } from '@/content/page';
import { StepButton } from '@/content/step-button';
import { useAppStore } from '@/state/hooks';
import { enterAnotherPostcode } from './steps/enter-another-postcode';

export default function NotAvailableYourArea() {
  // As it was on arrival: the step that clears it must not blank the page before it is left.
  const store = useAppStore();
  const [postcode] = useState(() => store.getState().proofing.postcode);
  return (
    <Page title="NHS login is not available in your area">
      <p>
        You entered {postcode ? <strong>{postcode}</strong> : 'a postcode outside England, Wales and the Isle of Man'}. We cannot access
        patient data there.
      </p>
      <p>
        <StepButton step={enterAnotherPostcode} plain>
          Enter a different postcode
        </StepButton>
      </p>
      <BackToClient />
    </Page>
  );
}
