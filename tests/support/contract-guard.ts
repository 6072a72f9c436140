import { observeExchanges } from '../../mocks/backend/http/endpoint';
import { operations } from '../../scripts/contract/operations.mjs';
import { violationsOfAnswer, violationsOfRequest } from '../../scripts/contract/violations.mjs';

/** Tests also act as other clients. Only the app accepts JSON alone. */
const isFromApp = ({ headers }: Request) => headers.get('accept') === 'application/json';

/** Fails a test if the app's requests or the mock's answers differ from the contract. Answers of scenarios are not compared. */
export function guardContract() {
  const byCall = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
  let violations: string[] = [];
  observeExchanges(({ call, visit: { request, url, body }, answer, fromScenario }) => {
    const operation = byCall.get(call);
    // The file of banners is no call to a back end.
    if (!operation) return;
    const answered = 'status' in answer && answer.status === 200 && !fromScenario;
    const sent = { headers: request.headers, query: url.searchParams, body };
    const found = [
      ...(isFromApp(request) ? violationsOfRequest(operation, sent, answered) : []),
      ...(!fromScenario && 'json' in answer ? violationsOfAnswer(operation, answer) : []),
    ];
    violations.push(...found.map((violation) => `${operation.name}: ${violation}`));
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
