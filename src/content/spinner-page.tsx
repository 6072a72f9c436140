import { noAnswerAgain } from '@/outcome/outcome';
import type { Step } from '@/outcome/step';
import { useStepOnArrival } from '@/outcome/use-step-on-arrival';
import { Button } from '@/page/button';
import { ErrorSummary, PageRefusal } from '@/page/error-summary';
import { HelpCode } from '@/page/help/help-code';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import type { Path } from '@/paths';
import { BackToClient } from './back-to-client';

interface SpinnerPageProps {
  step: Step;
  label: string;
  /** The heading after a call without an answer. */
  failed?: string;
  /** Another link onwards, after the second call without an answer. */
  alternative?: { to: Path; words: string };
  /** False if the step returns to the page at this address. */
  countsAsPageView?: boolean;
}

/** A page that only runs a step, the same function on every render. After a call without an answer the user may retry once. */
export function SpinnerPage({ step, label, failed = 'We could not load this page', countsAsPageView, alternative }: SpinnerPageProps) {
  const { refusal, retry } = useStepOnArrival(step);
  if (!refusal) return <Page title={label} countsAsPageView={countsAsPageView} />;
  return (
    <Page title={failed} countsAsPageView={countsAsPageView}>
      {refusal === noAnswerAgain ? (
        <>
          <ErrorSummary>
            <p>Sorry, that still did not work. Check your internet connection.</p>
          </ErrorSummary>
          {alternative && (
            <p>
              <Link to={alternative.to}>{alternative.words}</Link>
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
