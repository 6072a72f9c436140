import type { Thunk } from '@/state/store';
import { loadChunk } from './load-chunk';
import { noAnswer, type Outcome } from './outcome';
import { placeOf } from './place';

type Step<Argument> = (argument: Argument) => Thunk<Promise<Outcome>>;

/** A step of a page that is seen first: what it needs comes when the page is idle, or is waited for when somebody is quicker. */
export const laterStep =
  <Argument>(load: () => Promise<Step<Argument>>): Step<Argument> =>
  (argument) =>
  async (dispatch, getState) => {
    const place = placeOf(getState());
    const step = await loadChunk(load).catch(() => undefined);
    return step && placeOf(getState()) === place ? dispatch(step(argument)) : noAnswer;
  };
