import { type Exchange, observeExchanges } from '../../mocks/backend/http/endpoint';
import { type Operation, operations } from '../../scripts/contract/operations.mjs';
import { violationsOf } from './contract-schemas';

const schemeHeaders = ['session_id', 'authorization'];

/** Tests also act as other clients. Only the app accepts JSON alone. */
const isFromApp = ({ headers }: Request) => headers.get('accept') === 'application/json';

/** The headers that an operation allows, and the required ones. */
function headersOf({ security, schemes }: Operation) {
  const names = (schemesOfOne: Readonly<Record<string, readonly string[]>>) =>
    Object.keys(schemesOfOne)
      .map((scheme) => schemes[scheme] as { in: string; name: string })
      .filter((scheme) => scheme.in === 'header')
      .map(({ name }) => name);
  const alternatives = security.map(names);
  const allowed = alternatives.flat();
  return { allowed, required: allowed.filter((name) => alternatives.every((alternative) => alternative.includes(name))) };
}

function faultsOfHeaders(operation: Operation, { headers }: Request, answered: boolean): string[] {
  const { allowed, required } = headersOf(operation);
  const optional = operation.parameters.filter(({ in: place, name }) => place === 'header' && headers.has(String(name)));
  return [
    ...optional.flatMap(({ name, schema }) =>
      violationsOf(schema as object, headers.get(String(name))).map((reason) => `the header ${String(name)} ${reason}`),
    ),
    ...schemeHeaders.filter((name) => headers.has(name) && !allowed.includes(name)).map((name) => `the header ${name} is not of this call`),
    ...schemeHeaders.filter((name) => headers.get(name) === '').map((name) => `the header ${name} is empty`),
    ...required.filter((name) => answered && !headers.has(name)).map((name) => `the header ${name} is missing`),
  ];
}

function faultsOfRequest(operation: Operation, { request, url, body }: Exchange['visit'], answered: boolean): string[] {
  const hasBody = request.headers.has('content-type');
  return [
    ...faultsOfHeaders(operation, request, answered),
    ...operation.parameters
      .filter(({ in: place, name }) => place === 'query' && !url.searchParams.get(String(name)))
      .map(({ name }) => `the query ${String(name)} is missing`),
    ...(operation.request ? violationsOf(operation.request.schema, body) : hasBody ? ['a body, where there is none'] : []),
  ].map((reason) => `request: ${reason}`);
}

/** The differences of a JSON answer from the contract. */
export function faultsOfAnswer({ answers }: Operation, { status, json }: { status: number; json: unknown }): string[] {
  const schema = answers[status];
  const reasons = schema ? violationsOf(schema, json) : ['no such status'];
  return reasons.map((reason) => `answer ${status}: ${reason}`);
}

/** Fails a test if the app's requests or the mock's answers differ from the contract. Answers of scenarios are not compared. */
export function guardContract() {
  const byCall = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
  let violations: string[] = [];
  observeExchanges(({ call, visit, answer, fromScenario }) => {
    const operation = byCall.get(call);
    // The file of banners is no call to a back end.
    if (!operation) return;
    const answered = 'status' in answer && answer.status === 200;
    const faults = [
      ...(isFromApp(visit.request) ? faultsOfRequest(operation, visit, answered && !fromScenario) : []),
      ...(!fromScenario && 'json' in answer ? faultsOfAnswer(operation, answer) : []),
    ];
    violations.push(...faults.map((fault) => `${operation.name}: ${fault}`));
  });
  return {
    watch() {
      violations = [];
    },
    check() {
      if (violations.length > 0) throw new Error(`Not as the contract has it:\n${violations.join('\n')}`);
    },
  };
}
