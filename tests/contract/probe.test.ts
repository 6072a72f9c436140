import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { server as mock } from '../../mocks/server';
import { noAnswer, probe, report } from '../../scripts/contract/probe.mjs';

type Host = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

// The requests go to a real server.
beforeAll(() => mock.close());
afterAll(() => mock.listen({ onUnhandledRequest: 'error' }));

/** The sentences about a host, by check. */
async function findingsAbout(host: Host, origin?: string, settings?: Record<string, string>, login = '') {
  const server = createServer(host);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const found: Record<string, string> = {};
  for await (const { check, advice } of probe({ address, origin, settings, login: login && address + login })) found[check] = advice;
  return found;
}

const answer =
  (status: number, headers: Record<string, string>, body = ''): Host =>
  (_incoming, outgoing) =>
    void outgoing.writeHead(status, headers).end(body);
const json = (status: number, body: unknown, type = 'application/json') => answer(status, { 'content-type': type }, JSON.stringify(body));
const html = (body: string, headers = {}, status = 200) => answer(status, { 'content-type': 'text/html', ...headers }, body);

const invalidSession = { error: 'invalid session' };

it.each<[string, Host, string]>([
  ['accepts the refusal of an unknown session', json(400, invalidSession), ''],
  ['accepts a session that has timed out', json(401, { message: 'Unauthorized' }), ''],
  ['names a redirect', answer(302, { location: '/log-in' }), 'a redirect (302). The app follows none: let the API answer by itself.'],
  [
    'names the page of a web server',
    html('<html></html>', {}, 405),
    'a page of a web server (405). Send /api/login to the API, or correct VITE_LOGIN_API_URL.',
  ],
  ...['{"message":"Not found"}', '', 'null', 'text'].map((body): [string, Host, string] => [
    `names an unknown path with the body '${body}'`,
    answer(404, { 'content-type': 'application/json' }, body),
    '404. The API has no such path, or a proxy changes it: the contract has /api/login/password.',
  ]),
  ['names a method that is not allowed', json(405, {}), '405. Let the API accept POST.'],
  ['names a failure', json(500, {}), '500. The API fails: look at its log.'],
  ...[502, 503, 504].map((status): [string, Host, string] => [
    `names a proxy that answers ${status} without its API`,
    html('<html></html>', {}, status),
    `${status}. The proxy got no answer from the API: start the API, or correct its address in the proxy or VITE_LOGIN_API_URL.`,
  ]),
  ['names a body that is a list', json(400, [invalidSession]), '400 without a JSON object. Send one with error or message.'],
  ['names a wrong content type', json(400, invalidSession, 'text/plain'), 'the content type text/plain. Send application/json.'],
  ['names a session that is let in', json(200, {}), '200, a success. Refuse a session that was never issued.'],
  [
    'names a refusal that is not of the session',
    json(400, { error: 'Bad request' }),
    '400, which is no refusal of this session. The contract has 400 {"error":"invalid session"} or 401 {"message":"Unauthorized"}.',
  ],
])('probes a login API that %s', async (_name, host, advice) => {
  const { 'POST /api/login/password': found = '' } = await findingsAbout(host);
  expect(found.replace(/ The answer begins with ".*"\.$/, '')).toBe(advice);
});

it('shows in the probe the first 80 characters of a failed answer on one line, without control characters', async () => {
  const { 'POST /api/login/password': found } = await findingsAbout(answer(403, {}, `\u001b[2J\u009bA \t\r\nB\u202e"${'x'.repeat(100)}`));
  expect(found).toMatch(/^403 without a JSON object\. .*\. The answer begins with "\[2J A B \\"x{71}"\.$/);
  const { 'POST /api/login/password': accepted } = await findingsAbout(json(400, invalidSession));
  expect(accepted).toBe('');
});

it.each([
  [
    'warns',
    'the same',
    invalidSession,
    'the answer is the same without this header, so a proxy may drop it. Log in to be sure. In nginx, underscores_in_headers on keeps it.',
  ],
  ['accepts', 'another', { error: 'session id required' }, ''],
])('%s in the probe if the answer of an API is %s without the header session_id', async (_what, _which, unnamed, advice) => {
  const found = await findingsAbout((incoming, outgoing) =>
    json(400, incoming.headers.session_id ? invalidSession : unnamed)(incoming, outgoing),
  );
  expect(found['POST /api/login/password: header session_id']).toBe(advice);
});

it.each([
  ['starts a session', 302, { 'set-cookie': ['a=1', 'nhs-authorization-cookie=1; Path=/'] }, /^it starts a session\. Require one of them/],
  ['is refused', 302, { 'set-cookie': ['a=1'], location: 'https://client.example/' }, /^$/],
])('warns in the probe if a request without state and nonce starts a session: %s', async (_what, status, headers, advice) => {
  let asked = '';
  const host: Host = (incoming, outgoing) => {
    if (incoming.url?.startsWith('/authorize')) asked = incoming.url;
    outgoing.writeHead(status, headers).end();
  };
  const found = await findingsAbout(host, undefined, undefined, '/authorize?client_id=a&state=1&nonce=2&scope=openid');
  expect(found['GET /authorize without state and nonce']).toMatch(advice);
  expect(asked).toBe('/authorize?client_id=a&scope=openid');
});

it('checks the request by npm run contract -- --login', async () => {
  const server = createServer(answer(302, { location: '/' })).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { stdout } = spawn(process.execPath, ['scripts/contract.mjs', address, '--login', `${address}/authorize?state=1`]);
  expect(await text(stdout)).toContain('\nok     GET /authorize without state and nonce\n');
});

it('names in the probe a host that does not answer', async () => {
  const found = await findingsAbout((incoming) => void incoming.socket.destroy());
  expect(found['POST /api/login/password']).toMatch(/^no answer .* log of the server, or correct the address or VITE_LOGIN_API_URL\.$/);
});

it.each(['DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'])('names in the probe a certificate with %s', (reason) =>
  expect(noAnswer(reason)).toBe(`no answer (${reason}). Correct the certificate, or name one of your own by NODE_EXTRA_CA_CERTS.`),
);

it.each([
  ['All checks passed, 1 warning.', ['ok', 'warn']],
  ['1 check failed.', ['ok', 'WRONG']],
  ['2 checks failed, 2 warnings.', ['WRONG', 'warn', 'WRONG', 'warn']],
])('ends the report of a probe with "%s"', async (summary, words) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await report(words.map((word) => ({ ok: word !== 'WRONG', check: 'GET /', advice: word === 'ok' ? '' : 'Reload.' })));
  expect(log).toHaveBeenLastCalledWith(summary);
  expect(process.exitCode).toBe(summary.startsWith('All') ? 0 : 1);
  process.exitCode = undefined;
});

it('names in the probe an answer without Date', async () => {
  const found = await findingsAbout((incoming, outgoing) => {
    outgoing.sendDate = false;
    json(400, invalidSession)(incoming, outgoing);
  });
  expect(found['POST /api/login/account-status: Date']).toBe('no header Date. The app tells the time by it: send it with every answer.');
});

it('names in the probe each header that a browser needs on another origin', async () => {
  const found = await findingsAbout(json(400, invalidSession), 'https://login.example.com');
  expect(found['POST /api/login/password from https://login.example.com']).toBe(
    'the preflight has the status 400. Answer OPTIONS with 204. ' +
      'send Access-Control-Allow-Origin: https://login.example.com. send Access-Control-Allow-Credentials: true. ' +
      'send Access-Control-Allow-Headers: content-type, session_id. send Access-Control-Expose-Headers: Date with each answer.',
  );
});

const otherOrigin: Host = (incoming, outgoing) => {
  const headers = {
    'content-type': 'application/json',
    'access-control-allow-origin': incoming.headers.origin ?? '',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization, session_id, content-type',
    'access-control-expose-headers': 'Date',
  };
  const host = incoming.method === 'OPTIONS' ? answer(204, headers) : answer(400, headers, JSON.stringify(invalidSession));
  host(incoming, outgoing);
};

it.each([
  [undefined, ''],
  ['x-request-id', 'send Access-Control-Allow-Headers: content-type, session_id, x-request-id.'],
  ['traceparent', 'send Access-Control-Allow-Headers: content-type, session_id, traceparent.'],
])('names in the probe the header %s that a preflight does not allow, when the setting has it', async (header, advice) => {
  const found = await findingsAbout(otherOrigin, 'https://login.example.com', header ? { VITE_REQUEST_ID_HEADER: header } : undefined);
  expect(found['POST /api/login/password from https://login.example.com']).toBe(advice);
});

it('accepts in the probe a document of a build with its policy', async () => {
  const found = await findingsAbout(html('<html data-build="0a1b2c3d">', { 'content-security-policy': "default-src 'self'" }));
  expect(found).toMatchObject({
    'GET /enter-email: document': '',
    'GET /enter-email: build 0a1b2c3d': '',
    'GET /enter-email: policy': '',
    'GET /enter-email: HSTS': '',
  });
});

it('names in the probe a document of another site', async () =>
  expect(await findingsAbout(html('<html>'))).toMatchObject({
    'GET /enter-email: build': 'no id of a build. Serve what npm run build writes. The answer begins with "<html>".',
    'GET /enter-email: policy': 'no Content-Security-Policy. Include the configuration of the build.',
    'GET /api/auth/auth-init': '200. It renews the session, and redirects the browser to return-uri. The answer begins with "<html>".',
  }));
