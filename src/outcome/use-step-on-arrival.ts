import { useCallback, useEffect, useRef, useState } from 'react';
import type { Thunk } from '@/state/store';
import type { Invalid, Outcome } from './outcome';
import { useStep } from './use-step';

/** Runs a step once when the page is shown (also under StrictMode, which mounts twice), and again on `retry`. */
export function useStepOnArrival(step: () => Thunk<Promise<Outcome>>) {
  const run = useStep({ replaces: true });
  const started = useRef(false);
  const [refusal, setRefusal] = useState<Invalid>();
  const attempt = useCallback(async () => {
    setRefusal(undefined);
    setRefusal(await run(step()));
  }, [run, step]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void attempt();
  }, [attempt]);

  return { refusal, retry: () => void attempt() };
}
