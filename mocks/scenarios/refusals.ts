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

/** Each refusal of the contract as a scenario, by the names of its call and its example. */
export const refusalScenarios: Readonly<Record<string, Scenario>> = Object.fromEntries(
  calledOperations.flatMap(({ name, refusals }) =>
    refusals.map((refusal) => [`${name}.${refusal.name}`, scenarioOf(calls[name as CallName], refusal)]),
  ),
);
