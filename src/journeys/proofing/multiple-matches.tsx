import { StepButton } from '@/content/step-button';
import { Page } from '@/page/page';
import { tryNumber } from './steps/match-again';

export default function MultipleMatches() {
  return (
    <Page title="We could not find a user with these details">
      <p>The details that you gave are not enough to find one NHS record. Your NHS number would help.</p>
      <StepButton step={tryNumber}>Try again</StepButton>
    </Page>
  );
}
