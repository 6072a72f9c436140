import type { Step } from '@/outcome/step-type';
import { useStepOnArrival } from '@/outcome/use-step-on-arrival';
import { Button } from '@/page/button';
import { Page } from '@/page/page';
import { PageRefusal } from '@/page/page-refusal';

interface SpinnerPageProps {
  step: Step;
  label: string;
  /** False where the step comes back to the page at this address. */
  countsAsPageView?: boolean;
}

/** A page that only runs a step. `step` must be the same function at every render; without an answer it may be tried again. */
export function SpinnerPage({ step, label, countsAsPageView }: SpinnerPageProps) {
  const { refusal, retry } = useStepOnArrival(step);
  if (!refusal) return <Page title={label} countsAsPageView={countsAsPageView} />;
  return (
    <Page title={label} countsAsPageView={countsAsPageView}>
      <PageRefusal code={refusal.code} />
      <Button type="button" onClick={retry}>
        Try again
      </Button>
    </Page>
  );
}
