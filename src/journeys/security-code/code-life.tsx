import { Fragment } from 'react';
import { SECURITY_CODE_MINUTES } from '@/limits-and-durations';
import { StepButton } from '@/content/step-button';
import { codeEnd, Milestone, minutesBefore, until, useDeadline, WorksUntil } from '@/deadlines/deadline';
import type { Step } from '@/outcome/step';
import { useAppSelector } from '@/state/hooks';

export const CODE_REPLACED = 'A new code replaces the earlier one.';

export function CodeWorksUntil() {
  const deadline = useDeadline(codeEnd);
  if (deadline?.over) return <p key={deadline.at}>{`The code worked until ${until(deadline.at)}.`}</p>;
  return (
    <p>
      You must use the code within {SECURITY_CODE_MINUTES} minutes.
      <WorksUntil end={codeEnd} />
    </p>
  );
}

interface CodeRunsOutProps {
  step: Step<() => void>;
  codeSent: () => void;
  children: string;
}

/** Messages about the code while its page is open: the last minute, and then a link to another code. The typed digits stay. */
export function CodeRunsOut({ step, codeSent, children }: CodeRunsOutProps) {
  const end = useAppSelector(codeEnd);
  const lastMinute = useDeadline(minutesBefore(codeEnd, 1))?.over === true;
  const over = useDeadline(codeEnd)?.over === true;
  return (
    <Fragment key={end}>
      <Milestone reached={lastMinute && !over}>Your code expires in 1 minute.</Milestone>
      <Milestone reached={over}>This code has expired.</Milestone>
      {over && (
        <StepButton step={step} argument={codeSent} secondary>
          {children}
        </StepButton>
      )}
    </Fragment>
  );
}
