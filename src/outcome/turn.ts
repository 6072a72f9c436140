import type { Thunk } from '@/state/store';
import { goTo, type Outcome } from './outcome';

/** A step that calls nothing: a choice that only leads to another page, with `state` for its navigation. */
export const turnTo = (path: string, state?: unknown) => (): Thunk<Promise<Outcome>> => () => Promise.resolve(goTo(path, { state }));
