import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { DOUBLE_CLICK_MS } from '@/limits-and-durations';
import { paths } from '@/paths';
import { report } from '@/session/report';
import { writeEntry } from '@/session/storage-entry';
import { ranOnArrival, signInEnded, stepEnded, stepStarted } from '@/state/events';
import { useAppStore } from '@/state/hooks';
import { pause } from '@/timers';
import { exit, pageVisit } from './exit';
import { waitsForNetwork } from './network';
import { type Go, goTo, type Invalid, noAnswer, noAnswerAgain, type Outcome, type PageCode } from './outcome';
import { safeAddress } from './safe-address';
import type { Step } from './step';

/** The sessionStorage key for the runs on arrival since the user last acted: when the last one began, and the path of each. */
export const arrivalsKey = 'nhs-login-arrivals';

/** An unexpected exception in a step must not leave the page busy forever. */
const broken = (error: unknown): Outcome => {
  if (import.meta.env.DEV) console.error(error);
  report('uncaught', error);
  return goTo(paths.error, { cause: 'exception' });
};

/**
 * Runs a step and carries out its Outcome. Returns an error of the page or of a field to the caller. One step runs at a time. The page
 * stays busy until the next page is shown (the shell ends the step then) or the browser has left. If the user leaves the page, its outcome
 * is dropped, except for a sign-out. Without a network nothing is sent. `replaces`: the next page replaces the history entry, because this
 * page calls an API on arrival.
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
      // A step on arrival runs without a click, so it does not wait for the network.
      if (store.getState().page.loading || (!replaces && store.dispatch(waitsForNetwork()))) return undefined;
      store.dispatch(stepStarted());
      if (!replaces) {
        // The runs before were of another login, or the user wants them again.
        writeEntry('session', arrivalsKey, null);
        store.dispatch(ranOnArrival(''));
      }
      const visit = pageVisit();
      const doubleClick = pause(DOUBLE_CLICK_MS);
      // Async, so that a step that throws synchronously rejects too.
      const work = async () => store.dispatch(step(argument));
      const outcome = await work().catch(broken);
      if (outcome.kind === 'go' && outcome.signOut) store.dispatch(signInEnded(outcome.signOut));
      // Ignore the second click of a double click: it would count as another wrong password.
      if (outcome.kind === 'invalid' || outcome.kind === 'stay') await doubleClick;
      if (visit.aborted) return undefined;
      const show = ({ to, signOut, state = signOut && { signOutReason: signOut }, replace = replaces, cause }: Go) => {
        // A step that received an answer that it cannot use goes to the error page.
        const reason = cause ?? (to === paths.error ? 'shape' : undefined);
        return void navigate(to, { state: reason ? { ...state, cause: reason } : state, replace });
      };
      switch (outcome.kind) {
        case 'go':
          return show(outcome);
        case 'leave': {
          const address = safeAddress(outcome.url);
          if (!address) return show(goTo(paths.error));
          if (outcome.signOut) store.dispatch(signInEnded(outcome.signOut));
          return void exit.leave(address, replaces || outcome.signOut !== undefined);
        }
        case 'newTab':
          store.dispatch(stepEnded());
          exit.openTab(outcome.to);
          return undefined;
        case 'stay':
          store.dispatch(stepEnded());
          missedRef.current = false;
          return undefined;
        case 'invalid': {
          store.dispatch(stepEnded());
          const missedTwice = outcome === noAnswer && missedRef.current;
          missedRef.current = outcome === noAnswer;
          if (missedTwice) report('noAnswerTwice');
          return missedTwice ? noAnswerAgain : outcome;
        }
      }
    },
    [store, navigate, replaces],
  );
}
