import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, freePort, type StartedServer, startServer } from '../support/started-server';

let port = 0;
let started: StartedServer | undefined;

beforeAll(async () => {
  port = await freePort();
  const names = ['--allowed-host', 'Mock.example.com', '--allowed-host', '.sub.example.com'];
  const args = ['scripts/start.mjs', '--host', '127.0.0.1', '--port', String(port), '--strict-port', ...names];
  started = await startServer(args, 'Ctrl-C ends it');
}, 60_000);

afterAll(() => void started?.child.kill());

const client = JSON.stringify({
  client_id: 'replaced',
  redirect_uris: ['http://localhost:8080/callback'],
  scope: 'openid',
  jwks: { keys: [{ kty: 'RSA', n: 'AQAB', e: 'AQAB' }] },
});
const clients = async () => (await ask(port, '/mock/clients')).text;

describe('npm start -- --host 127.0.0.1', () => {
  it('prints no warning', () => {
    expect(started?.output()).not.toMatch(/Warning/);
  });

  it.each(['/mock/inbox.json', '/mock', '/src/main.tsx', '/enter-email', '/.well-known/openid-configuration'])(
    'refuses %s by a name that leads to this machine (DNS rebinding)',
    async (path) => {
      const { status, text } = await ask(port, path, { headers: { host: `attacker.example:${port}` } });
      expect(status).toBe(403);
      expect(text).toContain('This host ("attacker.example") is not allowed');
    },
  );

  it.each(['localhost', '127.0.0.1', 'nhs.localhost', 'mock.example.com', 'any.sub.example.com'])(
    'answers by the name %s',
    async (name) => {
      expect((await ask(port, '/mock/health', { headers: { host: `${name}:${port}` } })).status).toBe(200);
    },
  );

  it('refuses a WebSocket of hot module replacement to a page of another origin', async () => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    };
    const headers = { ...upgrade, 'sec-websocket-protocol': 'vite-hmr', origin: 'https://attacker.example' };
    expect((await ask(port, '/', { headers })).status).toBe(400);
  });

  it('lets no page of another origin read an answer, one of this machine included', async () => {
    for (const origin of ['http://localhost:8080', 'https://attacker.example'])
      expect((await ask(port, '/mock/inbox.json', { headers: { origin } })).text.toLowerCase()).not.toContain(
        'access-control-allow-origin',
      );
  });
});

describe('mock server', () => {
  const own = () => ({ origin: `http://localhost:${port}` });
  const foreign: [string, Record<string, string>][] = [
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://attacker.example' }],
    ['another site whose browser sends no Origin', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:8080' }],
    ['another origin, in a browser without Fetch Metadata', { origin: 'https://attacker.example' }],
    ['another port, in a browser without Fetch Metadata', { origin: 'http://localhost:8080' }],
    ['a sandboxed frame', { origin: 'null' }],
  ];
  const bodies: [string, string][] = [
    ['text/plain', client],
    ['application/json', client],
    ['application/x-www-form-urlencoded', 'id=otp.dead'],
  ];

  it.each(foreign)('refuses a POST of %s, with a sentence, whatever its body', async (_who, headers) => {
    for (const [type, body] of bodies)
      for (const path of [
        '/mock/clients',
        '/mock/reset',
        '/mock/scenario',
        '/api/login/account-status',
        '/api/login/waf-token',
        '/pyi/x',
      ]) {
        const { status, text } = await ask(port, path, { method: 'POST', headers: { 'content-type': type, ...headers }, body });
        expect(status, `${type} ${path}`).toBe(403);
        expect(text).toContain(
          'The page that sent this request is of another origin, and the mock takes requests from its own pages only.',
        );
      }
    expect(await clients()).not.toContain('replaced');
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s of another site', async (method) => {
    expect((await ask(port, '/mock/clients', { method, headers: { origin: 'https://attacker.example' } })).status).toBe(403);
  });

  it.each(['/token/mock/reset', '/authorize/mock/reset', '/authorize/../mock/reset', '/trustmark/a/mock/reset', '/.well-known/mock/reset'])(
    'refuses a POST of another site to %s, which only looks like an address for clients',
    async (path) => {
      expect((await ask(port, path, { method: 'POST', headers: { origin: 'https://attacker.example' } })).status).toBe(403);
    },
  );

  it('refuses pictures, scripts, frames and fetches of another site, which could start a journey or fill the memory', async () => {
    for (const [mode, destination] of [
      ['no-cors', 'image'],
      ['no-cors', 'script'],
      ['cors', 'empty'],
      ['navigate', 'iframe'],
    ] as const) {
      const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode, 'sec-fetch-dest': destination };
      expect((await ask(port, '/mock/start?scenario=otp.dead', { headers })).status, destination).toBe(403);
      expect((await ask(port, '/api/auth/client-info', { headers })).status, destination).toBe(403);
    }
  });

  it('follows a link of another site to a page', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect((await ask(port, '/mock/start?persona=mobile', { headers })).status).toBe(302);
    expect((await ask(port, '/mock', { headers })).status).toBe(200);
  });

  it('takes the authorization request that a client lets a browser post', async () => {
    const headers = {
      origin: 'https://client.example.com',
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const { status, text } = await ask(port, '/authorize', { method: 'POST', headers, body: 'client_id=unknown' });
    expect(status).toBe(400);
    expect(text).toContain('unauthorized_client');
  });

  it('takes a POST of its own pages, of a script, and of a client’s server', async () => {
    const json = { 'content-type': 'application/json' };
    const senders: Record<string, string>[] = [{}, { 'sec-fetch-site': 'same-origin', ...own() }, { 'sec-fetch-site': 'none' }, own()];
    for (const headers of senders)
      expect((await ask(port, '/mock/scenario', { method: 'POST', headers: { ...json, ...headers }, body: '{"id":""}' })).status).toBe(200);
    // A form of a page whose referrer policy is no-referrer.
    const hidden = { 'sec-fetch-site': 'same-origin', origin: 'null' };
    expect((await ask(port, '/mock/reset', { method: 'POST', headers: hidden })).status).toBe(200);
    expect((await ask(port, '/token', { method: 'POST', headers: { origin: 'https://client.example.com' } })).status).toBe(400);
  });
});
