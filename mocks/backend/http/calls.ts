import type { RefusalNames } from '../../../contract/refusal-names';
import { operations } from '../../../scripts/contract/operations.mjs';

/** A call of the app, by its operation id in the contract. */
export type CallName = keyof RefusalNames;

export type Call = `${'GET' | 'POST'} /${string}`;

/** The operations that the app calls. The browser navigates to the others. */
export const calledOperations = operations.filter(({ page }) => !page);

export const calls = Object.fromEntries(calledOperations.map(({ name, method, path }) => [name, `${method} ${path}`])) as Readonly<
  Record<CallName, Call>
>;
