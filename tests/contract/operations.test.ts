import { calledOperations } from '../../mocks/backend/http/calls';
import { scenarios } from '../../mocks/scenarios/scenarios';
import { operations } from '../../scripts/contract/operations.mjs';
import { violationsOf, violationsOfAnswer } from '../../scripts/contract/violations.mjs';

describe.each(calledOperations)('operation $name', ({ request, success, answers, refusals }) => {
  it('describes the requests of an operation by examples that fit the schema', () => {
    for (const example of Object.values(request?.examples ?? {})) expect(violationsOf(request?.schema ?? {}, example)).toEqual([]);
    expect(request === undefined || Object.keys(request.examples).length > 0).toBe(true);
  });

  it('describes the successes of an operation by examples that fit the schema', () => {
    for (const example of Object.values(success?.examples ?? {})) expect(violationsOf(success?.schema ?? {}, example)).toEqual([]);
    expect(Object.keys(success?.examples ?? {})).not.toEqual([]);
  });

  it('names each refusal of an operation once, because its name is in the id of a scenario', () => {
    const names = refusals.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('describes refusals of an operation that fit the schema and cite their specification', () => {
    for (const { status, body, specification } of refusals) {
      const schema = answers[status];
      if (schema) expect(violationsOf(schema, body)).toEqual([]);
      expect(specification).toMatch(/^spec [12], section|^decided here$/);
    }
  });
});

/** Invalid on purpose, to show how the app handles them. */
const faulty = [
  'account-status.unknown-status',
  'password.disabled-odd-code',
  'password.unknown-state',
  'password.no-methods',
  'user-sign-in.unknown-state',
  'user-sign-in.no-methods',
  'otp.no-token',
  'client-info.without-scopes',
  'client-info.nameless',
  'uplift-nhs-known.odd-body',
  'uplift-demog-trace.odd-body',
];

it('describes in the contract the answer of every scenario that is not faulty on purpose', () => {
  const named = [...scenarios].flatMap(([id, { call, answer }]) =>
    'json' in answer
      ? [call].flat().flatMap((one) => {
          const operation = operations.find(({ method, path }) => `${method} ${path}` === one);
          const faults = operation ? violationsOfAnswer(operation, answer) : ['no such operation'];
          return faults.length > 0 ? [`${id} ${faults.join(', ')}`] : [];
        })
      : [],
  );
  expect(named.filter((found) => !faulty.includes(found.split(' ')[0] ?? ''))).toEqual([]);
  expect(faulty.filter((id) => !named.some((found) => found.startsWith(`${id} `)))).toEqual([]);
});
