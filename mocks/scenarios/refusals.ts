import type { RefusalNames } from '../../contract/refusal-names';
import type { Refusal } from '../../scripts/contract/operations.mjs';
import { calledOperations, type CallName, calls } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';

export type RefusalScenarioId = { [Name in CallName]: `${Name}.${RefusalNames[Name]}` }[CallName];

const scenarioOf = (call: Scenario['call'], { status, summary, body }: Refusal): Scenario =>
  typeof body === 'string'
    ? { label: `${status}: a page`, call, answer: { status, html: body } }
    : {
        label: [`${status}: ${summary || String(body.error ?? body.message)}`, body.cid_error_code].filter(Boolean).join(', '),
        call,
        answer: { status, json: body },
      };

/** Each example of a successful answer as a scenario, by the names of its call and its example. */
export const successScenarios: ReadonlyMap<string, Scenario> = new Map(
  calledOperations.flatMap(({ name, success }) =>
    Object.entries(success?.examples ?? {}).map(([example, json]) => {
      return [`${name}.${example}`, { label: example, call: calls[name as CallName], answer: { status: 200, json } }] as const;
    }),
  ),
);

const textOf = (target: Refusal['target']) => [...new Set(Object.values(typeof target === 'string' ? [target] : target))].join(' or ');

/** The target of each scenario's answer, as the contract writes it, by the names of its call and its example. */
export const targets: ReadonlyMap<string, string> = new Map(
  calledOperations.flatMap(({ name, refusals, success }) => [
    ...refusals.map((refusal) => [`${name}.${refusal.name}`, textOf(refusal.target)] as const),
    ...Object.entries(success?.targets ?? {}).map(([example, target]) => [`${name}.${example}`, textOf(target)] as const),
  ]),
);

/** Each refusal of the contract as a scenario, by the names of its call and its example. */
export const refusalScenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  calledOperations.flatMap(({ name, refusals }) =>
    refusals.map((refusal) => [`${name}.${refusal.name}`, scenarioOf(calls[name as CallName], refusal)]),
  ),
);
