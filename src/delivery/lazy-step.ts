import { noAnswer, type Outcome, stay } from '@/outcome/outcome';
import { pageVisit } from '@/outcome/page-visit';
import type { Step } from '@/outcome/step-type';
import { loadChunk } from './load-chunk';

/** A step whose code comes when the page is idle, or is waited for when somebody is quicker. `lost`: its code cannot be had. */
export function lazyStep<Argument = void>(load: () => Promise<Step<Argument>>, lost: Outcome = noAnswer): Step<Argument> {
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
