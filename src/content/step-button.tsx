import { useState } from 'react';
import { PageRefusal } from '@/forms/page-refusal';
import type { Invalid, Outcome } from '@/outcome/outcome';
import { useStep } from '@/outcome/use-step';
import { useAppSelector } from '@/state/hooks';
import type { Thunk } from '@/state/store';
import { Button } from './button';

interface StepButtonProps {
  step: () => Thunk<Promise<Outcome>>;
  children: string;
  /** As a link among other links; still a button, because it does something. */
  plain?: boolean;
  secondary?: boolean;
}

/** A button that runs a step without a form. */
export function StepButton({ step, children, plain, secondary }: StepButtonProps) {
  const run = useStep();
  const loading = useAppSelector((state) => state.page.loading);
  const [refusal, setRefusal] = useState<Invalid>();
  const press = async () => {
    setRefusal(undefined);
    setRefusal(await run(step()));
  };
  return (
    <>
      {refusal && <PageRefusal code={refusal.code} />}
      <Button
        type="button"
        disabled={loading}
        secondary={secondary}
        {...(plain && { className: 'nhsuk-link' })}
        onClick={() => void press()}
      >
        {children}
      </Button>
    </>
  );
}
