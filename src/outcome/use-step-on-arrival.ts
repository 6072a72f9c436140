import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { CALL_TIMEOUT_MS } from '@/limits-and-durations';
import { paths } from '@/paths';
import { navigationType } from '@/session/browser';
import { readEntry, writeEntry } from '@/session/storage-entry';
import { ranOnArrival } from '@/state/events';
import { useAppStore } from '@/state/hooks';
import type { Store } from '@/state/store';
import type { Invalid, PageCode } from './outcome';
import { type Step, stepTo } from './step';
import { arrivalsKey, useStep } from './use-step';

/** Back ends that send the browser in a circle do so sooner. A user who acts on another site takes longer. */
const CIRCLE_MS = 2 * CALL_TIMEOUT_MS;

/** Records a run of this page's step, also in the store if storage is blocked. False, without a record, for the third in a circle. */
function mayRun({ dispatch, getState }: Store, byUser: boolean): boolean {
  const [at, ...runs] = byUser ? [] : (readEntry('session', arrivalsKey) ?? getState().document.arrivals).split(' ');
  const { pathname } = window.location;
  const earlier = Math.abs(Date.now() - Number(at)) < CIRCLE_MS ? runs : [];
  if (earlier.filter((path) => path === pathname).length === 2) return false;
  const record = [Date.now(), ...earlier, pathname].join(' ');
  dispatch(ranOnArrival(record));
  writeEntry('session', arrivalsKey, record);
  return true;
}

/** Runs a step once when the page mounts, and on `retry`. Goes to the error page if answers, not the user, redirect here a third time. */
export function useStepOnArrival(step: Step) {
  const run = useStep({ replaces: true });
  const store = useAppStore();
  // Only a click pushes an entry. Guards and steps on arrival replace theirs.
  const action = useNavigationType();
  const started = useRef(false);
  const [refusal, setRefusal] = useState<Invalid<PageCode>>();
  const attempt = useCallback(
    async (first = step) => {
      setRefusal(undefined);
      setRefusal(await run(first, undefined));
    },
    [run, step],
  );

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const byUser = action === 'PUSH' || (action === 'POP' && /reload|back_forward/.test(String(navigationType())));
    void attempt(mayRun(store, byUser) ? step : stepTo(paths.error));
  }, [attempt, action, step, store]);

  return { refusal, retry: () => void attempt() };
}
