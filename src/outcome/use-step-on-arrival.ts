import { useCallback, useEffect, useRef, useState } from 'react';
import type { Invalid, PageCode } from './outcome';
import type { Step } from './step-type';
import { useStep } from './use-step';

/** Runs a step once when the page mounts (also under StrictMode, which mounts twice), and again on `retry`. */
export function useStepOnArrival(step: Step) {
  const run = useStep({ replaces: true });
  const started = useRef(false);
  const [refusal, setRefusal] = useState<Invalid<PageCode>>();
  const attempt = useCallback(async () => {
    setRefusal(undefined);
    setRefusal(await run(step, undefined));
  }, [run, step]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void attempt();
  }, [attempt]);

  return { refusal, retry: () => void attempt() };
}
