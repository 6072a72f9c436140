import { operations } from './operations.mjs';

/** @typedef {import('./operations.mjs').Operation} Operation */
/** @typedef {{ status: number, type: string, text: string, headers: Headers }} Answer */
/** @typedef {{ ok: boolean, check: string, advice: string }} Finding `advice` is the necessary change, or empty. With `ok` it is a warning. */
/**
 * @typedef {object} Site
 * @property {string} address of the app, such as https://login.example.com
 * @property {string} [origin] of the app, where browsers call the APIs on another origin
 * @property {string} [login] the address to which a client sends the browser
 * @property {Record<string, string | undefined>} [settings] the addresses of the APIs and the header of request ids, by the names of `.env.example`
 */

const TIMEOUT_MS = 10_000;
/** A session and a token that no back end has issued. */
const MADE_UP = { session_id: 'contract-probe', authorization: 'e30.e30.contract-probe' };

/** @param {string} url @param {RequestInit} [init] @returns {Promise<Answer | string>} the reason if the request failed */
export async function ask(url, init) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
    const { status, headers } = response;
    return { status, headers, type: headers.get('content-type') ?? '', text: await response.text() };
  } catch (error) {
    const { cause, message } = /** @type {Error & { cause?: { code?: string } }} */ (error);
    return cause?.code ?? message;
  }
}

/** The advice about a request that failed. @param {string} reason @param {string} [places] where the address is written */
export function noAnswer(reason, places = 'the address') {
  const advice = /CERT|SIGNATURE/.test(reason)
    ? 'Correct the certificate, or name one of your own by NODE_EXTRA_CA_CERTS.'
    : `${reason === 'ECONNREFUSED' ? 'Start the server' : 'Look at the log of the server'}, or correct ${places}.`;
  return `no answer (${reason}). ${advice}`;
}

/** @param {string} text */
function isJsonObject(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** The setting for the address of an API, and its value. @param {Operation} operation @param {Site['settings']} settings */
function apiOf({ path }, settings = {}) {
  const [, relative = '', name = ''] = /^(\/api\/(\w+))/.exec(path) ?? [];
  const setting = `VITE_${name.toUpperCase()}_API_URL`;
  return { relative, setting, base: settings[setting] ?? relative };
}

/** @param {Operation} operation @param {Site} site */
function addressOf(operation, { address, settings }) {
  const { relative, base } = apiOf(operation, settings);
  return new URL(base + operation.path.slice(relative.length), address);
}

/** The headers that the operation needs, with invented values. @param {Operation} operation */
const headersOf = ({ security, schemes }) =>
  Object.fromEntries(
    security
      .flatMap((one) => Object.keys(one))
      .map((scheme) => schemes[scheme])
      .filter((scheme) => scheme.in === 'header')
      .map(({ name }) => [name, MADE_UP[/** @type {keyof typeof MADE_UP} */ (name)]]),
  );

/** Whether the operation also accepts visitors without a session. @param {Operation} operation */
const isPublic = ({ security }) =>
  security.some((one) => Object.keys(one).length === 0) && !security.some((one) => Object.keys(one).includes('identityToken'));

/** The refusals that an unknown session may get. @param {Operation} operation */
const expectedRefusals = (operation) =>
  operation.refusals.filter(({ status, target }) =>
    isPublic(operation) ? status < 500 && status !== 405 : /session-(invalid|timeout)/.test(String(target)),
  );

const textOf = (/** @type {string} */ text) => {
  const { error, message } = JSON.parse(text);
  return String(error ?? message ?? '')
    .replace(/\.$/, '')
    .toLowerCase();
};

/** Whether an answer is one of these refusals. A refusal of the session may also be recognised by its text. @param {Answer} answer @param {Operation} operation */
const isExpected = ({ status, text }, operation) =>
  isJsonObject(text) &&
  expectedRefusals(operation).some(
    ({ status: expected, body, decidedBy }) =>
      status === expected && (!decidedBy.some((part) => /text/.test(part)) || textOf(text).startsWith(textOf(JSON.stringify(body)))),
  );

/** Returns the advice about one answer. Empty if it matches the contract. @param {Answer | string} answer @param {Operation} operation @param {{ base: string, setting: string }} api */
function adviceOn(answer, operation, { base, setting }) {
  if (typeof answer === 'string') return noAnswer(answer, `the address or ${setting}`);
  const { status, type, text } = answer;
  if (status >= 300 && status < 400) return `a redirect (${status}). The app follows none: let the API answer by itself.`;
  if (status >= 502 && status <= 504)
    return `${status}. The proxy got no answer from the API: start the API, or correct its address in the proxy or ${setting}.`;
  if (/html/i.test(type) || text.trim().startsWith('<'))
    return `a page of a web server (${status}). Send ${base} to the API, or correct ${setting}.`;
  if (status === 404 && !isExpected(answer, operation))
    return `404. The API has no such path, or a proxy changes it: the contract has ${operation.path}.`;
  if (status === 405) return `405. Let the API accept ${operation.method}.`;
  if (status >= 500) return `${status}. The API fails: look at its log.`;
  if (isPublic(operation) && status < 300) return '';
  if (!isJsonObject(text)) return `${status} without a JSON object. Send one with error or message.`;
  if (!/json/i.test(type)) return `the content type ${type || 'is missing'}. Send application/json.`;
  if (status < 400) return `${status}, a success. Refuse a session that was never issued.`;
  if (isExpected(answer, operation)) return '';
  const wanted = [...new Set(expectedRefusals(operation).map(({ status: one, body }) => `${one} ${JSON.stringify(body)}`))];
  return `${status}, which is no refusal of this session. The contract has ${wanted.slice(0, 2).join(' or ')}.`;
}

/** The first 80 characters of an answer, as one line. @param {Answer} answer */
const beginningOf = ({ text }) =>
  JSON.stringify(
    text
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim()
      .slice(0, 80),
  );

/** `answer` is shown if the check has failed. @param {string} check @param {string} advice @param {Answer | string} [answer] @returns {Finding} */
export const found = (check, advice, answer = '') => ({
  ok: advice === '',
  check,
  advice: advice && typeof answer === 'object' ? `${advice} The answer begins with ${beginningOf(answer)}.` : advice,
});

/** @param {Operation} operation @param {Site} site @returns {Promise<Finding[]>} */
async function probeCall(operation, site) {
  const { method, path, request, parameters, name } = operation;
  const url = addressOf(operation, site);
  for (const { in: place, name: parameter } of parameters) if (place === 'query') url.searchParams.set(parameter, 'contract-probe');
  const [example] = Object.values(request?.examples ?? {});
  const body = example === undefined ? undefined : JSON.stringify(example);
  const answer = await ask(url.href, {
    method,
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headersOf(operation) },
    ...(body && { body }),
  });
  const check = `${method} ${path}`;
  const advice = adviceOn(answer, operation, apiOf(operation, site.settings));
  if (advice || typeof answer === 'string') return [found(check, advice, answer)];
  const date = answer.headers.has('date') ? '' : 'no header Date. The app tells the time by it: send it with every answer.';
  return [found(check, ''), ...(method === 'POST' && name === 'account-status' ? [found(`${check}: Date`, date)] : [])];
}

/** Whether the session header arrives, as far as the answers show it. A proxy may drop it. @param {Operation} operation @param {Site} site @returns {Promise<Finding>} */
async function probeSessionHeader(operation, site) {
  const { method, path, request } = operation;
  const url = addressOf(operation, site).href;
  const [example] = Object.values(request?.examples ?? {});
  const bare = { 'content-type': 'application/json' };
  const [sent, absent] = await Promise.all(
    [{ ...bare, ...headersOf(operation) }, bare].map((headers) => ask(url, { method, headers, body: JSON.stringify(example) })),
  );
  const check = `${method} ${path}: header session_id`;
  const same = typeof sent === 'object' && typeof absent === 'object' && sent.status === absent.status && sent.text === absent.text;
  const advice =
    'the answer is the same without this header, so a proxy may drop it. Log in to be sure. In nginx, underscores_in_headers on keeps it.';
  return { ok: true, check, advice: same ? advice : '' };
}

/** Sends the preflight of a call from another origin (Fetch, "CORS protocol"). @param {Operation} operation @param {Site & { origin: string }} site @returns {Promise<Finding[]>} */
async function probeOtherOrigin(operation, site) {
  const { origin, settings = {} } = site;
  const { method, path } = operation;
  const check = `${method} ${path} from ${origin}`;
  const url = addressOf(operation, site).href;
  const { VITE_REQUEST_ID_HEADER: requestId } = settings;
  const wanted = ['content-type', ...Object.keys(headersOf(operation)), ...(requestId ? [requestId] : [])];
  const answer = await ask(url, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': wanted.join(',') },
  });
  if (typeof answer === 'string') return [found(check, noAnswer(answer))];
  const header = (/** @type {string} */ name) => answer.headers.get(name) ?? '';
  const allowed = header('access-control-allow-headers').toLowerCase();
  const exposed = await ask(url, { method, headers: { origin, ...headersOf(operation) } });
  const exposes = typeof exposed === 'string' ? '' : (exposed.headers.get('access-control-expose-headers') ?? '');
  /** @type {[boolean, string][]} */
  const rules = [
    [answer.status >= 200 && answer.status < 300, `the preflight has the status ${answer.status}. Answer OPTIONS with 204.`],
    [header('access-control-allow-origin') === origin, `send Access-Control-Allow-Origin: ${origin}.`],
    [header('access-control-allow-credentials') === 'true', 'send Access-Control-Allow-Credentials: true.'],
    [wanted.every((name) => allowed.includes(name)), `send Access-Control-Allow-Headers: ${wanted.join(', ')}.`],
    [/\bdate\b/i.test(exposes), 'send Access-Control-Expose-Headers: Date with each answer.'],
  ];
  return [found(check, rules.flatMap(([fits, advice]) => (fits ? [] : [advice])).join(' '))];
}

/** @param {Operation} operation @param {Site} site @returns {Promise<Finding>} */
async function probeRenewal(operation, site) {
  const url = addressOf(operation, site);
  url.searchParams.set('return-uri', new URL('/check-account-status', site.address).href);
  const answer = await ask(url.href);
  const check = `GET ${operation.path}`;
  if (typeof answer === 'string') return found(check, noAnswer(answer));
  // Without a session there is nothing to renew. Some back ends then refuse with a page.
  const known = answer.status === 400 || (answer.status >= 300 && answer.status < 400 && answer.headers.has('location'));
  return found(check, known ? '' : `${answer.status}. It renews the session, and redirects the browser to return-uri.`, answer);
}

/**
 * What differs in the renewed authorization cookies of an answer, so that the app would not follow them. `first`: the cookie that began the
 * login. @param {readonly string[]} cookies @param {string | undefined} first
 */
export function violationsOfRenewal(cookies, first) {
  const attributes = (/** @type {string} */ cookie) => cookie.toLowerCase().split(/; */).slice(1).sort();
  const placeOf = (/** @type {string} */ cookie) =>
    attributes(cookie)
      .filter((one) => /^(domain|path)=/.test(one))
      .join();
  return cookies.flatMap((cookie) => [
    ...(/(%22|")(state|nonce)\1/.test(cookie) ? [] : ['answer: A renewed nhs-authorization-cookie has neither state nor nonce']),
    ...(first && placeOf(first) !== placeOf(cookie) ? ['answer: A renewed nhs-authorization-cookie has another Domain or Path'] : []),
  ]);
}

/** Whether the auth API starts a session for a request without state and nonce, whose renewal the app would not follow. @param {string} login @returns {Promise<Finding>} */
async function probeRequest(login) {
  const url = new URL(login);
  for (const name of ['state', 'nonce']) url.searchParams.delete(name);
  const answer = await ask(url.href);
  const check = `GET ${url.pathname} without state and nonce`;
  if (typeof answer === 'string') return found(check, noAnswer(answer));
  const begun = answer.headers.getSetCookie().some((cookie) => cookie.startsWith('nhs-authorization-cookie='));
  return { ok: true, check, advice: begun ? 'it starts a session. Require one of them, or renew no session id in an answer.' : '' };
}

/** The findings about the document: one if there was no answer. @param {Site} site @returns {Promise<Finding[]>} */
export async function probeDocument({ address }) {
  const answer = await ask(new URL('/enter-email', address).href);
  const check = 'GET /enter-email';
  if (typeof answer === 'string') return [found(check, noAnswer(answer))];
  const { status, headers, text } = answer;
  const [, build] = /data-build="(\w+)"/.exec(text) ?? [];
  const policy = headers.has('content-security-policy');
  const secure = headers.has('strict-transport-security') || !address.startsWith('https:');
  return [
    found(`${check}: document`, status === 200 ? '' : `${status}. Serve the documents of the build.`, answer),
    found(`${check}: build ${build ?? ''}`.trimEnd(), build ? '' : 'no id of a build. Serve what npm run build writes.', answer),
    found(`${check}: policy`, policy ? '' : 'no Content-Security-Policy. Include the configuration of the build.'),
    found(`${check}: HSTS`, secure ? '' : 'no Strict-Transport-Security. Include the configuration of the build.'),
  ];
}

/**
 * Compares a deployed site and its back ends with the contract. Needs no account: each call uses an unknown session and
 * the examples of the contract. Findings are in the order of the contract, those of the documents first.
 * @param {Site} site
 */
export async function* probe(site) {
  yield* await probeDocument(site);
  const { origin, login } = site;
  if (login) yield await probeRequest(login);
  for (const operation of operations) {
    if (operation.name === 'page-auth-init') yield await probeRenewal(operation, site);
    if (operation.page) continue;
    yield* await probeCall(operation, site);
    if (operation.name === 'password') yield await probeSessionHeader(operation, site);
    if (origin) yield* await probeOtherOrigin(operation, { ...site, origin });
  }
}

/** Prints findings, and sets the exit code. @param {AsyncIterable<Finding> | Iterable<Finding>} findings */
export async function report(findings) {
  let [wrong, warnings] = [0, 0];
  // A reader such as `head` may end first.
  process.stdout.once('error', () => process.exit(1));
  for await (const { ok, check, advice } of findings) {
    const word = !ok ? 'WRONG ' : advice ? 'warn  ' : 'ok    ';
    console.log(`${word} ${check}${advice && `: ${advice}`}`);
    if (!ok) wrong += 1;
    else if (advice) warnings += 1;
  }
  const counted = (/** @type {number} */ count, /** @type {string} */ what) => `${count} ${what}${count === 1 ? '' : 's'}`;
  const passed = wrong === 0 ? 'All checks passed' : `${counted(wrong, 'check')} failed`;
  console.log(`${passed}${warnings > 0 ? `, ${counted(warnings, 'warning')}` : ''}.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
