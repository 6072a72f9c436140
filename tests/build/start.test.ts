import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { http, passthrough } from 'msw';
import { server } from '../../mocks/server';
import { isLoopback } from '../../scripts/loopback.mjs';
import { freePort } from '../../scripts/nginx.mjs';
import { rowsOf } from '../support/environment';
import { ask, type StartedServer, startServer } from './started-server';

it.each([
  ['a port that is none', ['--port', 'x'], 'x is not a port'],
  ['a port that is too high', ['--port', '70000'], '70000 is not a port'],
  ['a host that is none', ['--host', 'no-such-host.invalid'], 'no-such-host.invalid is not an address or a known host name'],
  ['an empty host', ['--host', ''], 'An empty host is not an address'],
  ['an allowed host with a port', ['--allowed-host', 'mock.example.com:3000'], 'mock.example.com:3000 is not a host name'],
  ['an allowed host that is every host', ['--allowed-host', '.'], '. is not a host name'],
])('npm start refuses %s in one sentence', (_what, args, reason) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', ...args], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, `${reason}, see --help.\n`]);
});

it.each(
  rowsOf([
    [true, '127.0.0.1', '127.9.9.9', '127.1', 'localhost', '::1', '::ffff:127.0.0.1'],
    [false, '0.0.0.0', '::', '192.168.0.2'],
  ]),
)('decides whether a server on %s is reachable from this machine only: %s', async (host, expected) => {
  expect(await isLoopback(host)).toBe(expected);
});

/** Starts a server on a free port for the tests of a `describe`. */
function servedBy(args: readonly string[], { listening = 'Ctrl-C ends it', env = {} as Record<string, string> } = {}) {
  let port = 0;
  let started: StartedServer | undefined;
  beforeAll(async () => {
    port = await freePort();
    started = await startServer([...args, '--port', String(port)], listening, env);
  }, 60_000);
  afterAll(() => void started?.child.kill());
  return {
    port: () => port,
    output: () => started?.output() ?? '',
    ask: (path: string, sent: Parameters<typeof ask>[2] = {}) => ask(port, path, sent),
    /** The status of the answer to a request by this host name. */
    statusBy: async (name: string, path = '/mock/health') => (await ask(port, path, { headers: { host: `${name}:${port}` } })).status,
  };
}

const start = (...args: string[]) => ['scripts/start.mjs', '--strict-port', ...args];
const attacker = { origin: 'https://attacker.example', 'sec-fetch-site': 'cross-site' };
const json = { 'content-type': 'application/json' };

describe('start on this machine', () => {
  const served = servedBy(start('--host', '127.0.0.1', '--allowed-host', 'Mock.example.com', '--allowed-host', '.sub.example.com'));

  describe('npm start -- --host 127.0.0.1', () => {
    it('prints no warning at a start on 127.0.0.1', () => expect(served.output()).not.toMatch(/Warning/));

    it.each(['/mock/inbox.json', '/mock', '/src/main.tsx', '/enter-email', '/.well-known/openid-configuration'])(
      'refuses %s by a host name that resolves to this machine (DNS rebinding)',
      async (path) => {
        const { status, text } = await served.ask(path, { headers: { host: `attacker.example:${served.port()}` } });
        expect(status).toBe(403);
        expect(text).toContain('This host ("attacker.example") is not allowed');
      },
    );

    it.each(['localhost', '127.0.0.1', 'nhs.localhost', 'mock.example.com', 'any.sub.example.com'])(
      'answers on this machine by the name %s',
      async (name) => expect(await served.statusBy(name)).toBe(200),
    );

    it.each(['security.txt', 'passkey-endpoints'])('answers %s with 404 without a setting, as a host', async (name) => {
      const { status, text } = await served.ask(`/.well-known/${name}`);
      expect(status).toBe(404);
      for (const part of ['Content-Type: text/plain; charset=utf-8', 'Cache-Control: no-store', 'Not found']) expect(text).toContain(part);
    });

    it('redirects a password manager to the account settings, as a host', async () =>
      expect((await served.ask('/.well-known/change-password')).text).toMatch(
        /^HTTP\/1\.1 302 [^]*^Location: https:\/\/settings\.login\.nhs\.uk\r$/m,
      ));

    it('refuses a WebSocket of hot module replacement to a page of another origin', async () => {
      const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-protocol': 'vite-hmr' };
      const handshake = { 'sec-websocket-version': '13', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' };
      const headers = { ...upgrade, ...handshake, origin: 'https://attacker.example' };
      expect((await served.ask('/', { headers })).status).toBe(400);
    });

    it('prevents pages of other origins, including this machine, from reading an answer', async () => {
      for (const origin of ['http://localhost:8080', 'https://attacker.example'])
        expect((await served.ask('/mock/inbox.json', { headers: { origin } })).text).not.toMatch(/access-control-allow-origin/i);
    });
  });

  describe('mock server', () => {
    const client = JSON.stringify({
      client_id: 'replaced',
      redirect_uris: ['http://localhost:8080/callback'],
      scope: 'openid',
      jwks: { keys: [{ kty: 'RSA', n: 'AQAB', e: 'AQAB' }] },
    });
    const bodies = { 'text/plain': client, 'application/json': client, 'application/x-www-form-urlencoded': 'id=otp.dead' };
    const posted = ['/mock/clients', '/mock/reset', '/mock/scenario', '/api/login/account-status', '/api/login/waf-token', '/pyi/x'];
    const refusal = 'The page that sent this request is of another origin, and the mock takes requests from its own pages only.';

    it.each<[string, Record<string, string>]>([
      ['another site', attacker],
      ['another site whose browser sends no Origin', { 'sec-fetch-site': 'cross-site' }],
      ['another port of this machine', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:8080' }],
      ['another origin, in a browser without Fetch Metadata', { origin: 'https://attacker.example' }],
      ['another port, in a browser without Fetch Metadata', { origin: 'http://localhost:8080' }],
      ['a sandboxed frame', { origin: 'null' }],
    ])('refuses a POST of %s to the mock with a sentence for any body', async (_who, headers) => {
      for (const [type, body] of Object.entries(bodies))
        for (const path of posted) {
          const { status, text } = await served.ask(path, { method: 'POST', headers: { 'content-type': type, ...headers }, body });
          expect(status, `${type} ${path}`).toBe(403);
          expect(text).toContain(refusal);
        }
      expect((await served.ask('/mock/clients')).text).not.toContain('replaced');
    });

    it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s of another site to the mock', async (method) => {
      expect((await served.ask('/mock/clients', { method, headers: { origin: 'https://attacker.example' } })).status).toBe(403);
    });

    it.each([
      '/token/mock/reset',
      '/authorize/mock/reset',
      '/authorize/../mock/reset',
      '/trustmark/a/mock/reset',
      '/.well-known/mock/reset',
    ])('refuses a POST of another site to %s, which only looks like an address for clients', async (path) => {
      expect((await served.ask(path, { method: 'POST', headers: { origin: 'https://attacker.example' } })).status).toBe(403);
    });

    it.each([
      ['pictures', 'no-cors', 'image'],
      ['scripts', 'no-cors', 'script'],
      ['fetches', 'cors', 'empty'],
      ['frames', 'navigate', 'iframe'],
    ])('refuses %s of another site, which could start a journey or fill the memory', async (_what, mode, destination) => {
      const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode, 'sec-fetch-dest': destination };
      for (const path of ['/mock/start?scenario=otp.dead', '/api/auth/client-info'])
        expect((await served.ask(path, { headers })).status, path).toBe(403);
    });

    it('follows a link of another site to a page', async () => {
      const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
      expect((await served.ask('/mock/start?persona=mobile', { headers })).status).toBe(302);
      expect((await served.ask('/mock', { headers })).status).toBe(200);
    });

    it('accepts the authorization request that a browser posts for a client', async () => {
      const sender = { origin: 'https://client.example.com', 'sec-fetch-site': 'cross-site' };
      const headers = { ...sender, 'content-type': 'application/x-www-form-urlencoded' };
      const { status, text } = await served.ask('/authorize', { method: 'POST', headers, body: 'client_id=unknown' });
      expect(status).toBe(400);
      expect(text).toContain('unauthorized_client');
    });

    it('accepts a POST of its own pages, of a script, and of a client’s server', async () => {
      const own = { origin: `http://localhost:${served.port()}` };
      const senders: Record<string, string>[] = [{}, { 'sec-fetch-site': 'same-origin', ...own }, { 'sec-fetch-site': 'none' }, own];
      const statusOf = async (path: string, headers: Record<string, string>, body = '') =>
        (await served.ask(path, { method: 'POST', headers, body })).status;
      for (const headers of senders) expect(await statusOf('/mock/scenario', { ...json, ...headers }, '{"id":""}')).toBe(200);
      // A form of a page whose referrer policy is no-referrer.
      expect(await statusOf('/mock/reset', { 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(200);
      expect(await statusOf('/token', { origin: 'https://client.example.com' })).toBe(400);
    });
  });
});

describe('start with --host', () => {
  /** `npm start -- --host`, as in a container. */
  const served = servedBy(start('--host', '0.0.0.0'), {
    env: { VITE_SECURITY_CONTACT: 'mailto:security@example.com', VITE_SECURITY_EXPIRES: '2027-06-30T00:00:00Z' },
  });
  it('answers with --host by another address of the machine and by the name of a container', async () => {
    // 127.0.0.0/8 is this machine. A server without --host does not listen on all of it.
    const origin = `http://127.0.0.2:${served.port()}`;
    server.use(http.all(`${origin}/*`, () => passthrough()));
    expect((await fetch(`${origin}/mock/health`)).status).toBe(200);
    const { issuer } = (await (await fetch(`${origin}/.well-known/openid-configuration`)).json()) as { issuer: string };
    expect(issuer).toBe(origin);
    expect(await (await fetch(`${origin}/enter-email`, { headers: { accept: 'text/html' } })).text()).toContain('id="root"');
  });

  it('answers with --host by any host name, and prints one warning', async () => {
    expect(await served.statusBy('anything.example')).toBe(200);
    expect(served.output().match(/.*Warning.*/g)).toEqual([expect.stringMatching(/by any host name.* --allowed-host/) as string]);
  });

  it('refuses a POST of another site on a network address', async () => {
    const headers = { origin: `http://attacker.example:${served.port()}`, host: `127.0.0.2:${served.port()}` };
    expect((await served.ask('/mock/reset', { method: 'POST', headers })).status).toBe(403);
  });

  it('answers security.txt with the contact of the operator, and no address below or beside it', async () => {
    const contact = 'Contact: mailto:security@example.com\nExpires: 2027-06-30T00:00:00Z\n';
    for (const query of ['', '?v=2']) {
      const { status, text } = await served.ask(`/.well-known/security.txt${query}`);
      expect(status).toBe(200);
      for (const part of ['Content-Type: text/plain; charset=utf-8', 'Cache-Control: no-cache', contact]) expect(text).toContain(part);
    }
    expect((await served.ask('/.well-known/security.txt/more')).text).toContain('not_found');
  });
});

describe('npm start -- --host 0.0.0.0 --allowed-host mock.example.com', () => {
  const served = servedBy(start('--host', '0.0.0.0', '--allowed-host', 'mock.example.com'));

  it('answers with --host 0.0.0.0 by the allowed host name and by its addresses, refuses others, and prints no warning', async () => {
    expect(await served.statusBy('mock.example.com', '/mock/inbox.json')).toBe(200);
    expect(await served.statusBy('127.0.0.1', '/mock/inbox.json')).toBe(200);
    expect(await served.statusBy('attacker.example', '/mock/inbox.json')).toBe(403);
    expect(served.output()).not.toContain('Warning');
  });
});

describe('npm run preview', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>App</title>');
  afterAll(() => rmSync(folder, { recursive: true }));
  const served = servedBy(['scripts/preview.mjs', '--outDir', folder, '--host', '127.0.0.1'], { listening: 'Local:' });

  it('refuses from the preview a name that resolves to this machine (DNS rebinding)', async () => {
    expect(await served.statusBy('attacker.example', '/mock/inbox.json')).toBe(403);
    expect((await served.ask('/mock/health')).status).toBe(200);
  });

  it('refuses a POST of another site to the preview, and lets no other origin read', async () => {
    expect((await served.ask('/mock/clients', { method: 'POST', headers: attacker })).status).toBe(403);
    expect((await served.ask('/api/login/password', { method: 'POST', headers: attacker })).status).toBe(403);
    const { text } = await served.ask('/.well-known/openid-configuration', { headers: { origin: 'http://localhost:8080' } });
    expect(text).not.toMatch(/access-control-allow-origin/i);
  });
});
