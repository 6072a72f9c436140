import { type CallName, calls } from '../../mocks/backend/http/calls';
import { operations } from '../../scripts/contract/operations.mjs';

/** Every call of the app by its name in the mock backend, and the file of banners. */
export type EveryCall = CallName | 'banners';

/** No member is read; an object of optional members; or an object with a required member. */
export type AnswerPromise = 'nothing' | 'object' | 'shape';

const promiseOf = (name: string): AnswerPromise => {
  const schema = operations.find((operation) => operation.name === name)?.success?.schema;
  if (!schema) throw new Error(`The contract has no answer to ${name}`);
  if (!schema.properties) return 'nothing';
  return schema['x-unusable-without'] ? 'shape' : 'object';
};

/** The promise of each call in the contract with the back ends. */
export const answerPromises = {
  ...Object.fromEntries(Object.keys(calls).map((name) => [name, promiseOf(name)])),
  banners: 'object',
} as Readonly<Record<EveryCall, AnswerPromise>>;

/** Members without which an answer is of no use: the call and the path. */
export const unusableWithout: readonly string[] = operations.flatMap(({ name, success }) =>
  ((success?.schema['x-unusable-without'] ?? []) as string[]).map((member) => `${name} ${member}`),
);
