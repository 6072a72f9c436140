import type { Path } from '@/paths';
import type { Thunk } from '@/state/store';
import type { CallName } from './call-name';
import type { ErrorRow } from './errors';
import type { Outcome } from './outcome';

/** A place outside the app that the browser is handed to. */
export type Site = '‹client service›' | '‹proof of identity›' | '‹bot check›' | '‹help centre›';

/** A place that a step may lead to by what it decides in code: an address, a site outside, or a further step that it runs. */
export type Lead = Path | Site | Step<never, string>;

export interface Handling<Code extends string = string> {
  /** The call's own rows of the error catalogue; the first that matches wins. */
  errors: readonly ErrorRow<Code>[];
  /** Where an answer goes that no row knows; `/error` unless told. */
  fallback?: Path;
  /** Where the browser comes back to after a renewal of the session or the firewall's page. */
  retryAt?: Path;
  /** A site that the answer may lead to, and where it sends the browser back to. */
  detourBy?: { site: Site; backTo: readonly Path[] };
}

/**
 * The verb of a form or a button: the thunk that `useStep` runs, with where it may lead. The error table says it for refused calls,
 * `leads` for the rest; the journey map reads both, and `useStep` throws in development where an outcome is in neither.
 * `Code`: the error codes by which it may refuse a field: its form must have their sentences.
 */
export interface Step<Argument = void, Code extends string = never> {
  (argument: Argument): Thunk<Promise<Outcome<Code>>>;
  readonly leads: readonly Lead[];
  /** The call that it makes, with its error table; none where it calls nothing. */
  readonly callName?: CallName;
  readonly handling?: Handling;
  /** Fetches the step where it is a lazy one; `leads` is empty until then. */
  readonly load?: () => Promise<unknown>;
}
