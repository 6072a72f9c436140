import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '@/api/http';
import type { Address, Path } from '@/paths';
import type { RootState, Thunk } from '@/state/store';
import type { CallName } from './call-name';
import type { ErrorRow } from './errors';
import { goTo, type NavigationState, type Outcome } from './outcome';

export interface Handling<Code extends string = string> {
  /** The call's own rows of the error table. The first matching row wins. */
  errors: readonly ErrorRow<Code>[];
  /** The page for an answer that no row matches. Defaults to `/error`. */
  fallback?: Path;
  /** The page to which the browser returns after a renewal of the session or the firewall's page. */
  retryAt?: Path;
  /**
   * Returns the event that stores the details of a failed call. Runs for every ApiError, before its outcome is looked up. `before`: the
   * state when the step began.
   */
  onFailure?: (error: ApiError, now: RootState, before: RootState) => UnknownAction | undefined;
}

/**
 * The action of a form or a button: a function that returns a thunk for `useStep`. `Code`: the error codes that it may set on a field. The form
 * must have a sentence for each of them.
 */
export interface Step<Argument = void, Code extends string = never> {
  (argument: Argument): Thunk<Promise<Outcome<Code>>>;
  /** The call and its error table. Only in development and tests, which draw and check the tables. */
  readonly callName?: CallName;
  readonly handling?: Handling;
}

/** A step that only navigates, with `state` for the new history entry. */
export const stepTo =
  (path: Path, state?: NavigationState): Step =>
  () =>
  () =>
    Promise.resolve(goTo(path as Address, { state }));

/** Sends an error about a field to the form where the user can correct it. For pages without a form. */
export const correctedAt = (form: Path, outcome: Outcome<string>): Outcome =>
  outcome.kind === 'invalid' && outcome.field ? goTo(form, { state: { refused: outcome } }) : (outcome as Outcome);
