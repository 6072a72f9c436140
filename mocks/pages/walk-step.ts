import type { Action } from '../screens/variant';

/** One step of a walk. In a text or an address, `{code}` is the newest code that was sent, and `{link}` the newest emailed link. */
export type Step =
  | Exclude<Action, { sees: string } | { hears: string }>
  /** Pressed twice, as a double click. */
  | { twice: string }
  /** Path and query. */
  | { go: string }
  | { back: true }
  | { forward: true }
  | { reload: true }
  /** The id of a scenario that is in force from now on; empty: none. */
  | { fault: string }
  /** Minutes by the server's clock. */
  | { later: number };
