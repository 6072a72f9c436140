import { noAnswerAgain } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { useStepOnArrival } from '@/outcome/use-step-on-arrival';
import { Button } from '@/page/button';
import { ErrorSummary } from '@/page/error-summary';
import { HelpCode } from '@/page/help/help-code';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { PageRefusal } from '@/page/page-refusal';
import type { Path } from '@/paths';
import { BackToClient } from './back-to-client';

interface SpinnerPageProps {
  step: Step;
  label: string;
  /** The heading when there was no answer. */
  failed?: string;
  /** The other way on, when there was none again. */
  otherWay?: { to: Path; words: string };
  /** False where the step comes back to the page at this address. */
  countsAsPageView?: boolean;
}

/**
 * A page that only runs a step. `step` must be the same function at every render. Without an answer it may be tried again once; after that
 * there are only other ways on.
 */
export function SpinnerPage({ step, label, failed = 'We could not load this page', countsAsPageView, otherWay }: SpinnerPageProps) {
  const { refusal, retry } = useStepOnArrival(step);
  if (!refusal) return <Page title={label} countsAsPageView={countsAsPageView} />;
  return (
    <Page title={failed} countsAsPageView={countsAsPageView}>
      {refusal === noAnswerAgain ? (
        <>
          <ErrorSummary>
            <p>We still could not reach the service. Check your internet connection.</p>
          </ErrorSummary>
          {otherWay && (
            <p>
              <Link to={otherWay.to}>{otherWay.words}</Link>
            </p>
          )}
          <BackToClient />
        </>
      ) : (
        <>
          <PageRefusal code={refusal.code} />
          <Button type="button" onClick={retry}>
            Try again
          </Button>
        </>
      )}
      <HelpCode cause="noAnswer" />
    </Page>
  );
}
