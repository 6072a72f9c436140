import { describe, expect, it } from 'vitest';
import { calledOperations } from '../../../mocks/backend/http/calls';
import { type EveryCall, makeCall } from '../../support/every-call';
import { recordSends } from '../../support/recorded-sends';

type Json = Record<string, unknown>;

const banner = { showBanner: true, message: 'Closed on Sunday' };

/** The successes of the contract, and the members without which they are of no use: a path, or two of which one must be there. */
const examples: readonly { name: EveryCall; example: string; value: Json; needed: readonly string[] }[] = [
  ...calledOperations.flatMap(({ name, success }) =>
    Object.entries(success?.examples ?? {}).map(([example, value]) => ({
      name: name as EveryCall,
      example,
      value: value as Json,
      needed: (success?.schema['x-unusable-without'] ?? []) as string[],
    })),
  ),
  { name: 'banners', example: 'shown', value: { app: banner, alerts: banner }, needed: [] },
];

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path of every member of an object, and of those inside it. */
const membersOf = (value: Json): string[] =>
  Object.entries(value).flatMap(([name, member]) => [
    name,
    ...(isRecord(member) ? membersOf(member).map((path) => `${name}.${path}`) : []),
  ]);

/** A copy with null at a path, or without the member. */
function withMember(value: Json, path: string, member: null | undefined): Json {
  const [name = '', ...rest] = path.split('.');
  const { [name]: old, ...others } = value;
  if (rest.length > 0) return { ...value, [name]: withMember(old as Json, rest.join('.'), member) };
  return member === undefined ? others : { ...value, [name]: member };
}

const outcome = (name: EveryCall, given: Json) => {
  recordSends(given);
  return makeCall(name).then(
    (answer) => ({ answer }),
    ({ kind, status }: { kind: string; status: number }) => ({ kind, status }),
  );
};

const unusable = { kind: 'answer', status: 200 };

describe.each(examples)('$name answered by the example $example', ({ name, value, needed }) => {
  it('succeeds', async () => {
    expect(await outcome(name, value)).toHaveProperty('answer');
  });

  it.each(needed)('fails without %s', async (paths) => {
    const left = paths.split(' or ').reduce((rest, path) => withMember(rest, path, undefined), value);
    expect(await outcome(name, left)).toEqual(unusable);
  });

  const members = membersOf(value);
  it.each(members.filter((path) => !needed.includes(path)))('succeeds without %s', async (path) => {
    expect(await outcome(name, withMember(value, path, undefined))).toHaveProperty('answer');
  });

  it.each(members)('reads null in %s as an absent member', async (path) => {
    const absent = await outcome(name, withMember(value, path, undefined));
    expect(await outcome(name, withMember(value, path, null))).toEqual(absent);
  });

  it('ignores members that it does not read', async () => {
    const given = { ...value, unknown: null, statusCode: 200, headers: {}, more: [{ status: 'NOT_FOUND' }] };
    expect(await outcome(name, given)).toEqual(await outcome(name, value));
  });
});

it('client-info ignores null in a list', async () => {
  const { value = {} } = examples.find(({ name }) => name === 'client-info') ?? {};
  const withNull = { ...value, approved_scopes: [null, 'profile', null] };
  expect(await outcome('client-info', withNull)).toEqual(await outcome('client-info', { ...value, approved_scopes: ['profile'] }));
});
