import { StepButton } from '@/content/step-button';
import { Page } from '@/page/page';
import { tryNumber } from './steps/without-call';

export default function MultipleMatches() {
  return (
    <Page title="We could not find a user with these details">
      <p>We need more details to find your NHS record. Try your NHS number.</p>
      <StepButton step={tryNumber}>Try again</StepButton>
    </Page>
  );
}
