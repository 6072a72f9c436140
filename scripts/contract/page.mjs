import { operations, readDocument } from './operations.mjs';

/** @typedef {import('./operations.mjs').Json} Json */
/** @typedef {import('./operations.mjs').Operation} Operation */
/** @typedef {import('./operations.mjs').Refusal} Refusal */

const code = (/** @type {unknown} */ value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
const json = (/** @type {unknown} */ value) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** @param {Json} schema @returns {string} */
function kindOf({ const: only, enum: values, oneOf, type, pattern, format, items }) {
  if (oneOf) return oneOf.map(kindOf).join(' or ');
  if (only !== undefined) return code(only);
  if (values) return values.map(code).join(', ');
  if (type === undefined) return 'any JSON';
  const kinds = [type].flat().map((one) => (one === 'array' && items?.type ? `array of ${items.type}s` : one));
  return `${kinds.join(' or ')}${format ? `, ${format}` : ''}${pattern ? `, ${code(pattern)}` : ''}`;
}

/** A row for each member of a schema, nested ones included. @param {Json} schema @returns {string[][]} */
function membersOf({ properties = {}, required = [], allOf = [] }, within = '') {
  return [
    ...allOf.flatMap((/** @type {Json} */ part) => membersOf(part, within)),
    ...Object.entries(/** @type {Record<string, Json | false>} */ (properties)).flatMap(([name, member]) => {
      if (member === false) return [[code(within + name), 'never', '', '']];
      const row = [code(within + name), required.includes(name) ? 'yes' : '', kindOf(member), member.description ?? ''];
      return [row, ...membersOf(member, `${within}${name}.`), ...(member.items ? membersOf(member.items, `${within}${name}[].`) : [])];
    }),
  ];
}

const members = (/** @type {Json} */ schema) => table(['Member', 'Needed', 'Kind', 'Notes'], membersOf(schema));

const placeOf = (/** @type {Refusal['target']} */ target) =>
  typeof target === 'string'
    ? code(target)
    : Object.entries(target)
        .map(([variant, place]) => `${variant}: ${code(place)}`)
        .join(', ');

const refusals = (/** @type {readonly Refusal[]} */ rows) =>
  table(
    ['Status', 'Body', 'Target', 'Recognised by', 'Source'],
    rows.map(({ status, body, summary, target, decidedBy, specification }) => [
      String(status),
      `${code(body)}${summary ? ` ${summary}` : ''}`,
      placeOf(target),
      decidedBy.join(', ') || 'nothing else',
      specification,
    ]),
  );

/** @param {Refusal} refusal */
const identity = ({ name, status, body, target }) => JSON.stringify([name, status, body, target]);

const calls = operations.filter(({ page }) => !page);
/** @type {Map<string, { refusal: Refusal, times: number }>} */
const counted = new Map();
for (const refusal of calls.flatMap((call) => call.refusals)) {
  const { times = 0 } = counted.get(identity(refusal)) ?? {};
  counted.set(identity(refusal), { refusal, times: times + 1 });
}

/** Refusals that most calls share. */
const shared = new Map([...counted].filter(([, { times }]) => times > calls.length / 2));

/** @param {Operation} operation */
function headers({ security, schemes }) {
  const alternatives = security.map((one) => Object.keys(one).filter((scheme) => schemes[scheme].in === 'header'));
  const sent = [...new Set(alternatives.flat())].map((scheme) => code(schemes[scheme].name));
  if (sent.length === 0) return 'No header of its own.';
  return `Header ${sent.join(', ')}${alternatives.some((one) => one.length === 0) ? ', if there is one' : ''}.`;
}

const requestOf = (/** @type {Operation['request']} */ request) =>
  request
    ? ['**Request**', request.schema.description ?? '', members(request.schema), json(Object.values(request.examples)[0])]
    : ['**Request**: no body.'];

/** @param {NonNullable<Operation['success']>} success */
function answerOf({ schema, description, examples }) {
  if (!schema.properties) return [`**Answer**: ${schema.description}`];
  const unusable = /** @type {string[]} */ (schema['x-unusable-without'] ?? []);
  return [
    `**Answer**: ${description}`,
    members(schema),
    unusable.length > 0 ? `The app goes to its error page without ${unusable.map(code).join(', ')}.` : '',
    json(Object.values(examples)[0]),
  ];
}

/** The members of the operation's refusals, if they have more than those that every refusal may have. @param {Operation} operation */
function refusalMembers({ answers }) {
  const bodies = Object.entries(answers).flatMap(([status, schema]) => (Number(status) >= 400 ? [schema] : []));
  const rows = [...new Set(bodies.filter(({ allOf }) => allOf).map(({ properties }) => members({ properties })))];
  return rows.length > 0 ? ['Additional members of a refusal:', ...rows] : [];
}

/** @param {Operation} operation */
const precedenceOf = ({ precedence, refusals }) =>
  precedence
    ? `If an answer fits several rows, the first of these decides: ${precedence
        .map((name) => refusals.find((refusal) => refusal.name === name))
        .map((refusal) => refusal && `${refusal.status} ${code(refusal.body)}`)
        .join(', ')}.`
    : '';

/** @param {Operation} operation */
const queryOf = ({ parameters }) => parameters.filter((parameter) => parameter.in === 'query');

/** @param {Operation} operation */
function sectionOf(operation) {
  const own = operation.refusals.filter((refusal) => !shared.has(identity(refusal)));
  return [
    `### ${operation.method} ${operation.path}`,
    `${code(operation.name)}: ${operation.summary} ${operation.description}`.trim(),
    headers(operation),
    operation.retryAt ? `Returns to ${code(operation.retryAt)} after a renewal of the session or the firewall's page.` : '',
    ...queryOf(operation).map(({ name, description = '' }) => `Query ${code(name)}. ${description}`.trim()),
    ...requestOf(operation.request),
    ...(operation.success ? answerOf(operation.success) : []),
    ...(own.length > 0 ? ['**Refusals of its own**', refusals(own), precedenceOf(operation), ...refusalMembers(operation)] : []),
  ];
}

/** @param {Operation} operation */
const pageOf = ({ method, path, summary, description, parameters }) => [
  method,
  code(path),
  `${summary} ${description}`.trim(),
  parameters.map(({ name }) => code(name)).join(', '),
];

const apiOf = (/** @type {string} */ api) => [`## ${api}`, ...calls.filter((call) => call.api === api).flatMap(sectionOf)];

/** The document about the contract, as Markdown. */
export function page() {
  const { AuthorizationCookie: cookie, IdentityTokenClaims: claims, Refusal: refusal } = readDocument('common.yaml').components.schemas;
  return [
    '# The back ends',
    'Read this to build a back end for the app, or to compare yours with it. `node scripts/back-ends.mjs` writes this page from `contract/`, where each API has an OpenAPI 3.1 document. Do not edit it by hand.',
    `The app makes ${calls.length} calls. Tests compare every request of the app, every answer of the mock and every error table with the contract.`,
    'Compare your back end without an account: `npm run contract -- https://staging.example.com`. Then log in with a test account through `npm run contract -- --proxy https://staging.example.com`, which lists every request and answer that differs. [Operators](operators.md#look) describes both.',
    '## Every call',
    [
      '- Bodies are JSON in both directions. Additional members are allowed in every answer.',
      '- The app sends `credentials: include`, follows no redirect, and waits 30 seconds, or 5 for `passkey-status`.',
      '- A CORS answer must allow credentials and the headers `content-type`, `session_id` and `authorization`, and expose `Date`.',
      '- With `VITE_REQUEST_ID_HEADER`, each call also has the header `x-request-id` (a UUID) or `traceparent` (W3C Trace Context). Write it to your log. A CORS answer must allow it.',
      '- `Needed` marks a member that a back end must send. The app survives without most of them, with the value in the notes.',
      '- A refusal with the target `field: CODE` stays on the page and marks that field.',
      '- Recognised by the `beginning of text`: the back end may add to the text, such as the name of a parameter.',
    ].join('\n'),
    'These refusals are alike in most calls. A call that differs has its own row for the status.',
    refusals([...shared.values()].map(({ refusal }) => refusal)),
    '## Bodies of refusals',
    refusal.description,
    members(refusal),
    '## Cookie and token',
    cookie.description,
    members(cookie),
    claims.description,
    members(claims),
    '## Pages',
    'The browser goes to these addresses. No script calls them.',
    table(['Method', 'Address', 'What for', 'Query'], operations.filter((operation) => operation.page).map(pageOf)),
    ...[...new Set(calls.map(({ api }) => api))].flatMap(apiOf),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** The module `contract/refusal-names.ts`. */
export function refusalNames() {
  const lines = operations
    .filter(({ page }) => !page)
    .map(({ name, refusals }) => `  '${name}': ${refusals.map((refusal) => `'${refusal.name}'`).join(' | ')};`);
  return `// Written by node scripts/back-ends.mjs.

/** Each call by its operation id, with the names of its refusals. */
export interface RefusalNames {
${lines.join('\n')}
}
`;
}
