import type { CallName } from '../../mocks/backend/http/calls';
import { operations, type Refusal } from '../../scripts/contract/operations.mjs';

/** The operation of a call in the contract. */
export function operationOf(call: string) {
  const found = operations.find(({ name }) => name === call);
  if (!found) throw new Error(`The contract has no operation ${call}`);
  return found;
}

/** The user's next page after a refusal, or the field and its error code. */
export const placeOf = ({ target }: Refusal, variant = 'mobile') => (typeof target === 'string' ? target : (target[variant] ?? ''));

/** The user's next page after a refused call in the contract: by its status alone, and otherwise. */
export function placesOf(call: CallName, variant = 'mobile') {
  const { refusals, retryAt } = operationOf(call);
  const bare = refusals.filter(({ decidedBy }) => decidedBy.every((part) => part === 'status'));
  const byStatus: Readonly<Partial<Record<number, string>>> = Object.fromEntries(bare.map((one) => [one.status, placeOf(one, variant)]));
  return { retryAt, otherwise: byStatus[500] ?? '', byStatus };
}
