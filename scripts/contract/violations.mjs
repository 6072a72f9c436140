import { Ajv2020 } from 'ajv/dist/2020.js';

/** @typedef {import('./operations.mjs').Operation} Operation */

// Not strict: the contract has members of its own, which begin with x-. A format is a note there, beside the pattern that is checked.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

/**
 * The differences of a value from a schema: each with the member and the reason, never with the value.
 * @param {object} schema
 * @param {unknown} value
 */
export function violationsOf(schema, value) {
  // Ajv compiles each schema once.
  if (ajv.validate(schema, value)) return [];
  return (ajv.errors ?? []).map(({ instancePath, message = '', params: { additionalProperty } }) => {
    return `${instancePath || 'the body'} ${message}${additionalProperty === undefined ? '' : `: ${additionalProperty}`}`;
  });
}

const schemeHeaders = ['session_id', 'authorization'];

/** @param {Operation} operation @param {Headers} headers @param {boolean} answered @returns {string[]} */
function violationsOfHeaders({ security, schemes, parameters }, headers, answered) {
  const alternatives = security.map((one) =>
    Object.keys(one).flatMap((name) => (schemes[name].in === 'header' ? [schemes[name].name] : [])),
  );
  const allowed = alternatives.flat();
  const required = allowed.filter((name) => alternatives.every((alternative) => alternative.includes(name)));
  const optional = parameters.filter(({ in: place, name }) => place === 'header' && headers.has(name));
  return [
    ...optional.flatMap(({ name, schema }) => violationsOf(schema, headers.get(name)).map((reason) => `the header ${name} ${reason}`)),
    ...schemeHeaders.filter((name) => headers.has(name) && !allowed.includes(name)).map((name) => `the header ${name} is not of this call`),
    ...schemeHeaders.filter((name) => headers.get(name) === '').map((name) => `the header ${name} is empty`),
    ...required.filter((name) => answered && !headers.has(name)).map((name) => `the header ${name} is missing`),
  ];
}

/**
 * The differences of a request from the contract.
 * @param {Operation} operation
 * @param {{ headers: Headers, query: URLSearchParams, body: unknown }} request
 * @param {boolean} answered whether the back end has accepted it, so that no header may be missing
 */
export function violationsOfRequest(operation, { headers, query, body }, answered) {
  return [
    ...violationsOfHeaders(operation, headers, answered),
    ...operation.parameters
      .filter(({ in: place, name }) => place === 'query' && !query.get(name))
      .map(({ name }) => `the query ${name} is missing`),
    ...(operation.request
      ? violationsOf(operation.request.schema, body)
      : headers.has('content-type')
        ? ['a body, where there is none']
        : []),
  ].map((reason) => `request: ${reason}`);
}

/** The differences of a JSON answer from the contract. @param {Operation} operation @param {{ status: number, json: unknown }} answer */
export function violationsOfAnswer({ answers }, { status, json }) {
  const schema = answers[status];
  const reasons = schema ? violationsOf(schema, json) : ['no such status'];
  return reasons.map((reason) => `answer ${status}: ${reason}`);
}
