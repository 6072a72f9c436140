import { useEffect } from 'react';
import { nothing } from '@/forms/rules';
import { StepForm } from '@/forms/step-form';
import { Page } from '@/page/page';
import { logError } from '@/session/report';
import { proveWhoYouAre } from './steps/without-call';

export default function P5UnableToSaveDetails() {
  useEffect(() => logError('P5 failure data could not be saved'), []);
  return (
    <Page title="Sorry, we are unable to save the details you entered">
      <p>You can carry on and prove who you are. We may ask you to enter your details again.</p>
      <StepForm schema={nothing} step={proveWhoYouAre} />
    </Page>
  );
}
