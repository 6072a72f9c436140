import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { sessionCleared, stepEnded, stepStarted } from '@/state/events';
import { useAppStore } from '@/state/hooks';
import type { Thunk } from '@/state/store';
import { exit } from './exit';
import { goTo, type Invalid, type Outcome } from './outcome';
import { safeAddress } from './safe-address';

/** A step that breaks in a way no table knows must not leave the page busy for ever. */
const broken = (error: unknown): Outcome => {
  if (import.meta.env.DEV) console.error(error);
  return goTo(paths.error);
};

/**
 * Runs a step and carries out its Outcome; a refusal is returned to the caller. One step at a time; the page stays busy until
 * the next page is shown or the browser has left. What arrives after the user has left the page is dropped.
 * `replaces`: the page leaves no entry to come back to, because its arrival calls an API.
 */
export function useStep({ replaces = false } = {}) {
  const store = useAppStore();
  const navigate = useNavigate();
  const present = useRef(false);
  const running = useRef(false);

  const end = useCallback(() => {
    if (running.current) store.dispatch(stepEnded());
    running.current = false;
  }, [store]);

  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
      end();
    };
  }, [end]);

  return useCallback(
    async (thunk: Thunk<Promise<Outcome>>): Promise<Invalid | undefined> => {
      if (store.getState().page.loading) return undefined;
      running.current = true;
      store.dispatch(stepStarted());
      const outcome = await store.dispatch(thunk).catch(broken);
      if (!present.current) return undefined;
      if (outcome.kind === 'invalid') {
        end();
        return outcome;
      }
      const address = outcome.kind === 'leave' ? safeAddress(outcome.url) : undefined;
      if (outcome.kind === 'leave' && address) {
        if (outcome.ends) store.dispatch(sessionCleared());
        exit.leave(address);
        return undefined;
      }
      const { to, state, replace = replaces } = outcome.kind === 'go' ? outcome : goTo(paths.error);
      void navigate(to, { state, replace });
      return undefined;
    },
    [store, navigate, end, replaces],
  );
}
