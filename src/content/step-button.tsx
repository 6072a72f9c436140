import { type ReactNode, useState } from 'react';
import type { Invalid, PageCode } from '@/outcome/outcome';
import type { Step } from '@/outcome/step';
import { useStep } from '@/outcome/use-step';
import { Button } from '@/page/button';
import { PageRefusal } from '@/page/error-summary';
import { useAppSelector } from '@/state/hooks';

interface StepButtonProps<Argument> {
  step: Step<Argument>;
  argument?: Argument;
  children: ReactNode;
  /** Looks like a link. It is a button, because it runs a step. */
  plain?: boolean;
  secondary?: boolean;
}

export function StepButton<Argument = void>({ step, argument, children, plain, secondary }: StepButtonProps<Argument>) {
  const run = useStep();
  const loading = useAppSelector((state) => state.page.loading);
  const [refusal, setRefusal] = useState<Invalid<PageCode>>();
  const runStep = async () => {
    setRefusal(undefined);
    setRefusal(await run(step, argument as Argument));
  };
  return (
    <>
      {refusal && <PageRefusal code={refusal.code} />}
      <Button
        type="button"
        disabled={loading}
        secondary={secondary}
        {...(plain && { className: 'nhsuk-link' })}
        onClick={() => void runStep()}
      >
        {children}
      </Button>
    </>
  );
}
