import type { Address, Path } from '@/paths';
import { goTo, type NavigationState } from './outcome';
import type { Step } from './step-type';

/** A step that only navigates, with `state` for the new history entry. */
export const stepTo =
  (path: Path, state?: NavigationState): Step =>
  () =>
  () =>
    Promise.resolve(goTo(path as Address, { state }));
