import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '@/api/http';
import type { Path } from '@/paths';
import type { RootState, Thunk } from '@/state/store';
import type { CallName } from './call-name';
import type { ErrorRow } from './errors';
import type { Outcome } from './outcome';

export interface Handling<Code extends string = string> {
  /** The call's own rows of the error catalogue; the first that matches wins. */
  errors: readonly ErrorRow<Code>[];
  /** Where an answer goes that no row knows; `/error` unless told. */
  fallback?: Path;
  /** Where the browser comes back to after a renewal of the session or the firewall's page. */
  retryAt?: Path;
  /** The event that stores what a failed call says; dispatched before its outcome is looked up. `before`: the state when the step began. */
  onRefused?: (error: ApiError, now: RootState, before: RootState) => UnknownAction | undefined;
}

/**
 * The verb of a form or a button: a function that makes the thunk that `useStep` runs. `Code`: the error codes by which it may refuse a
 * field. The form must have a sentence for each of them.
 */
export interface Step<Argument = void, Code extends string = never> {
  (argument: Argument): Thunk<Promise<Outcome<Code>>>;
  /** The call that it makes, with its error table. Only in development and tests, which draw and check the tables. */
  readonly callName?: CallName;
  readonly handling?: Handling;
}
