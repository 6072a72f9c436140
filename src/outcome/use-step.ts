import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pause } from '@/api/at-least';
import { DOUBLE_CLICK_MS } from '@/constants';
import { paths } from '@/paths';
import { report } from '@/session/report';
import { signInEnded, stepEnded, stepStarted } from '@/state/events';
import { useAppStore } from '@/state/hooks';
import { exit } from './exit';
import { waitsForNetwork } from './network';
import { goTo, type Invalid, noAnswer, noAnswerAgain, type Outcome, type PageCode } from './outcome';
import { pageVisit } from './page-visit';
import { safeAddress } from './safe-address';
import type { Step } from './step-type';

/** A step that breaks in a way no table knows must not leave the page busy for ever. */
const broken = (error: unknown): Outcome => {
  if (import.meta.env.DEV) console.error(error);
  return goTo(paths.error);
};

/**
 * Runs a step and carries out its Outcome; a refusal is returned to the caller. One step at a time; the page stays busy until
 * the next page is shown (the shell ends the step then) or the browser has left. An outcome of a page that was left is dropped, but
 * for the end of the sign-in. Without a network a press waits: nothing is sent. `replaces`: the page leaves no entry to come back to,
 * because its arrival calls an API.
 */
export function useStep({ replaces = false } = {}) {
  const store = useAppStore();
  const navigate = useNavigate();
  const missedRef = useRef(false);

  return useCallback(
    async <Argument, Code extends string>(
      step: Step<Argument, Code>,
      argument: Argument,
    ): Promise<Invalid<Code | PageCode> | undefined> => {
      // Where nothing is pressed, nothing can wait.
      if (store.getState().page.loading || (!replaces && waitsForNetwork())) return undefined;
      store.dispatch(stepStarted());
      const visit = pageVisit();
      const doubleClick = pause(DOUBLE_CLICK_MS);
      // Async, so that a step that throws synchronously is caught too.
      const work = async () => store.dispatch(step(argument));
      const outcome = await work().catch(broken);
      if (outcome.kind === 'go' && outcome.ends) store.dispatch(signInEnded(outcome.ends));
      // The second press of a double click must not meet a page that is ready again: it would count as another wrong password.
      if (outcome.kind === 'invalid' || outcome.kind === 'stay') await doubleClick;
      if (visit.aborted) return undefined;
      if (outcome.kind === 'invalid') {
        store.dispatch(stepEnded());
        const again = outcome === noAnswer && missedRef.current;
        missedRef.current = outcome === noAnswer;
        if (again) report('noAnswerTwice');
        return again ? noAnswerAgain : outcome;
      }
      if (outcome.kind === 'stay') {
        store.dispatch(stepEnded());
        missedRef.current = false;
        return undefined;
      }
      if (outcome.kind === 'newTab') {
        store.dispatch(stepEnded());
        exit.openTab(outcome.to);
        return undefined;
      }
      const address = outcome.kind === 'leave' && safeAddress(outcome.url);
      if (address) {
        if (outcome.ends) store.dispatch(signInEnded(outcome.ends));
        void exit.leave(address, replaces || outcome.ends !== undefined);
        return undefined;
      }
      const { to, ends, state = ends && { elsewhere: ends }, replace = replaces } = outcome.kind === 'go' ? outcome : goTo(paths.error);
      void navigate(to, { state, replace });
      return undefined;
    },
    [store, navigate, replaces],
  );
}
