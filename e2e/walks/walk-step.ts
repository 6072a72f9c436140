import type { Action } from '../../mocks/screens/variant';

/** One step of a walk. In a text or an address, `{code}` is the newest code that was sent, and `{link}` the newest emailed link. */
export type Step =
  | Exclude<Action, { sees: string } | { hears: string }>
  /** A control to click twice, as in a double click. */
  | { twice: string }
  /** Path and query. */
  | { go: string }
  | { back: true }
  | { forward: true }
  | { reload: true }
  /** The id of the active scenario from now on. Empty: none. */
  | { fault: string }
  /** Minutes by which the server's clock moves. */
  | { later: number };
