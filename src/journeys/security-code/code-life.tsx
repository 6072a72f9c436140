import { MINUTE_MS, SECURITY_CODE_MINUTES } from '@/constants';
import { StepButton } from '@/content/step-button';
import { codeEnd, type Instant } from '@/deadlines/instants';
import { Milestone } from '@/deadlines/milestone';
import { useDeadline } from '@/deadlines/use-deadline';
import { until } from '@/deadlines/words';
import type { Step } from '@/outcome/step-type';
import { useAppSelector } from '@/state/hooks';

/** The life of the code that was sent last. */
export function CodeWorksUntil() {
  const end = useAppSelector(codeEnd);
  return (
    <p>
      You must use the code within {SECURITY_CODE_MINUTES} minutes.{end !== undefined && <span> It works until {until(end)}.</span>}
    </p>
  );
}

interface CodeRunsOutProps {
  /** Sends another one. */
  step: Step<() => void>;
  codeSent: () => void;
  children: string;
}

function Life({ end, step, codeSent, children }: CodeRunsOutProps & { end: Instant }) {
  const lastMinute = useDeadline(end === undefined ? undefined : end - MINUTE_MS)?.over === true;
  const over = useDeadline(end)?.over === true;
  return (
    <>
      <Milestone reached={lastMinute && !over}>Your code runs out in 1 minute.</Milestone>
      <Milestone reached={over}>This code has run out.</Milestone>
      {over && (
        <StepButton step={step} argument={codeSent} secondary>
          {children}
        </StepButton>
      )}
    </>
  );
}

/** What becomes of the code while its page is open: the last minute, and then the way to another one. What was typed stays. */
export function CodeRunsOut(props: CodeRunsOutProps) {
  const end = useAppSelector(codeEnd);
  return <Life key={end} end={end} {...props} />;
}
