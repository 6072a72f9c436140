import { describe, expect, it } from 'vitest';
import type { CallName } from '../../mocks/backend/http/calls';
import { operations } from '../../scripts/contract/operations.mjs';
import { makeCall } from '../support/every-call';
import { recordSends } from '../support/recorded-sends';

type Json = Record<string, unknown>;

interface Schema {
  required?: string[];
  'x-unusable-without'?: string[];
}

/** A copy without the member at a path. */
function without(value: Json, [name = '', ...rest]: readonly string[]): Json {
  const { [name]: member, ...others } = value;
  return rest.length > 0 ? { ...others, [name]: without(member as Json, rest) } : others;
}

const outcome = (name: CallName, given: Json) => {
  recordSends(given);
  return makeCall(name).then(
    () => 'success',
    ({ kind, status }: { kind: string; status: number }) => `${kind} ${status}`,
  );
};

const answers = operations
  .filter(({ page }) => !page)
  .flatMap(({ name, success }) =>
    Object.entries(success?.examples ?? {}).map(([example, value]) => ({
      name: name as CallName,
      example,
      value: value as Json,
      schema: (success?.schema ?? {}) as Schema,
    })),
  );

describe.each(answers)('$name answered by the example $example', ({ name, value, schema }) => {
  it('succeeds', async () => {
    expect(await outcome(name, value)).toBe('success');
  });

  it('fails the call if a member is absent that the app cannot do without', async () => {
    for (const members of schema['x-unusable-without'] ?? []) {
      const left = members.split(' or ').reduce((rest, member) => without(rest, member.split('.')), value);
      expect([members, await outcome(name, left)]).toEqual([members, 'answer 200']);
    }
  });

  it('succeeds if any other member is absent', async () => {
    const needed = schema['x-unusable-without'] ?? [];
    for (const member of Object.keys(value).filter((one) => !needed.includes(one))) {
      expect([member, await outcome(name, without(value, [member]))]).toEqual([member, 'success']);
    }
  });
});
