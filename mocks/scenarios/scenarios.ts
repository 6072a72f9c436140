import { type CallName, calls } from '../backend/http/calls';
import type { Answer, Scenario } from '../backend/http/scenario';
import { answersOfCalls } from './answers-of-calls';
import { type RefusalScenarioId, refusalScenarios } from './refusals';
import { transport, type TransportScenarioId, uplift, type UpliftScenarioId } from './transport';

/** A server that changes the session id whenever a user has authenticated further (session fixation, CWE-384). */
const renewed: Scenario = {
  label: 'the session id is renewed at the password, at the code, at the passkey and at the authorisation code',
  call: [calls.password, calls['user-sign-in'], calls.otp, calls['passkey-verify'], calls.authcode],
  answer: { sessionRenewed: true },
};

/** `call.what-goes-wrong`, or `session.renewed` for several calls. */
export type ScenarioId = RefusalScenarioId | TransportScenarioId | UpliftScenarioId | keyof typeof answersOfCalls | 'session.renewed';

/** One scenario for each of these calls and each row. */
const forEach = (names: readonly CallName[], rows: Readonly<Record<string, Omit<Scenario, 'call'>>>) =>
  names.flatMap((name) => Object.entries(rows).map(([row, scenario]) => [`${name}.${row}`, { ...scenario, call: calls[name] }] as const));

/** Every scenario by its id. One that is defined here replaces a refusal of the contract with the same id. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map<string, Scenario>([
  ...Object.entries(refusalScenarios),
  ...forEach(Object.keys(calls) as CallName[], transport),
  ...forEach(['uplift-nhs-known', 'uplift-demog-trace'], uplift),
  ...Object.entries<readonly [label: string, answer: Answer]>(answersOfCalls).map(
    ([id, [label, answer]]) => [id, { label, call: calls[id.split('.')[0] as CallName], answer }] as const,
  ),
  ['session.renewed', renewed],
]);
