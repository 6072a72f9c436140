import { pageVisit } from '@/outcome/exit';
import { noAnswer, type Outcome, stay } from '@/outcome/outcome';
import type { Step } from '@/outcome/step';
import { loadChunk } from './load-chunk';

/** A step whose code loads when the page is idle, or on submit if that is earlier. If the import fails, `onLoadError` runs. */
export function lazyStep<Argument = void, Code extends string = never>(
  load: () => Promise<Step<Argument, Code>>,
  onLoadError: Outcome = noAnswer,
): Step<Argument, Code> {
  return (argument) => async (dispatch) => {
    const signal = pageVisit();
    const step = await loadChunk(load).catch(() => undefined);
    if (signal.aborted) return stay;
    return step ? dispatch(step(argument)) : onLoadError;
  };
}
