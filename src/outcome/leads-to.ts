import type { Address, Path } from '@/paths';
import type { Thunk } from '@/state/store';
import { goTo, type NavigationState, type Outcome } from './outcome';
import type { Lead, Step } from './step-type';

/** A step that calls nothing itself, or begins others: its thunk, with where it may lead. */
export const leadsTo = <Argument = void, Code extends string = never>(
  leads: readonly Lead[],
  thunkOf: (argument: Argument) => Thunk<Promise<Outcome<Code>>>,
): Step<Argument, Code> =>
  // Stryker disable next-line ConditionalExpression: it is true in every test
  import.meta.env.DEV ? Object.assign((argument: Argument) => thunkOf(argument), { leads }) : (thunkOf as Step<Argument, Code>);

/** A choice that only leads to another page, with `state` for its navigation. */
export const stepTo = (path: Path, state?: NavigationState): Step =>
  leadsTo([path], () => () => Promise.resolve(goTo(path as Address, { state })));
