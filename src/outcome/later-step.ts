import { loadChunk } from './load-chunk';
import { noAnswer, type Outcome, stay } from './outcome';
import { pageVisit } from './page-visit';
import type { Step } from './step-type';

/** A step whose code comes when the page is idle, or is waited for when somebody is quicker. `lost`: its code cannot be had. */
export function laterStep<Argument = void>(load: () => Promise<Step<Argument>>, lost: Outcome = noAnswer): Step<Argument> {
  let loaded: Step<Argument> | undefined;
  const fetchStep = async () => (loaded = await load());
  const later: Pick<Step<Argument>, 'leads' | 'load'> = {
    get leads() {
      return loaded ? [loaded] : [];
    },
    load: fetchStep,
  };
  const run: (argument: Argument) => ReturnType<Step<Argument>> = (argument) => async (dispatch) => {
    const signal = pageVisit();
    const fetched = await loadChunk(fetchStep).catch(() => undefined);
    if (signal.aborted) return stay;
    return fetched ? dispatch(fetched(argument)) : lost;
  };
  return Object.defineProperties(run, Object.getOwnPropertyDescriptors(later)) as Step<Argument>;
}
