import { noAnswer, type Outcome, stay } from '@/outcome/outcome';
import { pageVisit } from '@/outcome/page-visit';
import type { Step } from '@/outcome/step-type';
import { loadChunk } from './load-chunk';

/** A step whose code comes when the page is idle, or is waited for when somebody is quicker. `lost`: its code cannot be had. */
export function lazyStep<Argument = void, Code extends string = never>(
  load: () => Promise<Step<Argument, Code>>,
  lost: Outcome = noAnswer,
): Step<Argument, Code> {
  const fetchStep = async () => {
    const fetched = await load();
    // The map asks where a step leads.
    if (import.meta.env.DEV) Object.assign(run, { leads: [fetched] });
    return fetched;
  };
  const run: (argument: Argument) => ReturnType<Step<Argument, Code>> = (argument) => async (dispatch) => {
    const signal = pageVisit();
    const fetched = await loadChunk(fetchStep).catch(() => undefined);
    if (signal.aborted) return stay;
    return fetched ? dispatch(fetched(argument)) : lost;
  };
  return Object.assign(run, { leads: [], load: fetchStep });
}
