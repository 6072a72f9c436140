import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { DOUBLE_CLICK_MS } from '@/constants';
import { paths } from '@/paths';
import { signInEnded, stepEnded, stepStarted } from '@/state/events';
import { useAppStore } from '@/state/hooks';
import type { Thunk } from '@/state/store';
import { exit } from './exit';
import { goTo, type Invalid, noAnswer, noAnswerAgain, type Outcome } from './outcome';
import { placeOf } from './place';
import { safeAddress } from './safe-address';

/** A step that breaks in a way no table knows must not leave the page busy for ever. */
const broken = (error: unknown): Outcome => {
  if (import.meta.env.DEV) console.error(error);
  return goTo(paths.error);
};

/**
 * Runs a step and carries out its Outcome; a refusal is returned to the caller. One step at a time; the page stays busy until
 * the next page is shown (the shell ends the step then) or the browser has left. What arrives after the person has navigated
 * elsewhere is dropped; what the step's own events change on the page does not count as leaving it.
 * `replaces`: the page leaves no entry to come back to, because its arrival calls an API.
 */
export function useStep({ replaces = false } = {}) {
  const store = useAppStore();
  const navigate = useNavigate();
  const missedRef = useRef(false);

  return useCallback(
    async (thunk: Thunk<Promise<Outcome>>): Promise<Invalid | undefined> => {
      if (store.getState().page.loading) return undefined;
      store.dispatch(stepStarted());
      const place = placeOf(store.getState());
      const left = () => placeOf(store.getState()) !== place;
      const doubleClick = new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS));
      const work = async () => store.dispatch(thunk);
      const outcome = await work().catch(broken);
      // The second press of a double click must not meet a page that is ready again: it would count as another wrong password.
      if (outcome.kind === 'invalid' || outcome.kind === 'stay') await doubleClick;
      if (left()) return undefined;
      if (outcome.kind === 'invalid') {
        store.dispatch(stepEnded());
        const again = outcome === noAnswer && missedRef.current;
        missedRef.current = outcome === noAnswer;
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
      const address = outcome.kind === 'leave' ? safeAddress(outcome.url) : undefined;
      if (outcome.kind === 'leave' && address) {
        if (outcome.ends) store.dispatch(signInEnded(outcome.ends));
        void exit.leave(address, replaces || outcome.ends !== undefined);
        return undefined;
      }
      const { to, state, replace = replaces } = outcome.kind === 'go' ? outcome : goTo(paths.error);
      // As a browser does it: the same address again leaves no second entry to go back through.
      const again = to === window.location.pathname + window.location.search;
      void navigate(to, { state, replace: replace || again });
      return undefined;
    },
    [store, navigate, replaces],
  );
}
