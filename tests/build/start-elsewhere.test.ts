import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { http, passthrough } from 'msw';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { server } from '../../mocks/server';
import { ask, freePort, type StartedServer, startServer } from '../support/started-server';

/** `npm start -- --host`, as in a container, with refresh tokens that are replaced. */
let started: StartedServer | undefined;
let port = 0;
let origin = '';

beforeAll(async () => {
  port = await freePort();
  // All of 127.0.0.0/8 is this machine: a server without --host does not listen there.
  origin = `http://127.0.0.2:${port}`;
  const args = ['scripts/start.mjs', '--host', '0.0.0.0', '--port', String(port), '--strict-port'];
  started = await startServer(args, 'Ctrl-C ends it', {
    MOCK_REFRESH_ROTATION: 'true',
    VITE_SECURITY_CONTACT: 'mailto:security@example.com',
    VITE_SECURITY_EXPIRES: '2027-06-30T00:00:00Z',
  });
}, 60_000);

afterAll(() => void started?.child.kill());

// Over the network, to the process that was started.
beforeEach(() => server.use(http.all(`${origin}/*`, () => passthrough())));

const post = async (path: string, body: URLSearchParams | object) => {
  const form = body instanceof URLSearchParams;
  const answer = await fetch(origin + path, {
    method: 'POST',
    ...(form ? { body } : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
};

it('answers by another address of the machine and by the name of a container', async () => {
  expect((await fetch(`${origin}/mock/health`)).status).toBe(200);
  const { issuer } = (await (await fetch(`${origin}/.well-known/openid-configuration`)).json()) as { issuer: string };
  expect(issuer).toBe(origin);
  expect(await (await fetch(`${origin}/enter-email`, { headers: { accept: 'text/html' } })).text()).toContain('id="root"');
});

it('answers by any host name, and prints one warning', async () => {
  expect((await ask(port, '/mock/health', { headers: { host: `anything.example:${port}` } })).status).toBe(200);
  const warnings = (started?.output() ?? '').split('\n').filter((line) => line.includes('Warning'));
  expect(warnings).toEqual([expect.stringMatching(/by any host name.* --allowed-host/) as string]);
});

it('refuses a POST of another site on a network address', async () => {
  const headers = { origin: `http://attacker.example:${port}`, host: `127.0.0.2:${port}` };
  expect((await ask(port, '/mock/reset', { method: 'POST', headers })).status).toBe(403);
});

it('has the contact of the operator at an address outside the provider', async () => {
  const answer = await fetch(`${origin}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe('Contact: mailto:security@example.com\nExpires: 2027-06-30T00:00:00Z\n');
});

it('replaces a refresh token on use and revokes the old one', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS512');
  const redirect = 'http://localhost:8080/callback';
  const grants = ['authorization_code', 'refresh_token'];
  const { body: client } = await post('/mock/clients', {
    redirect_uris: [redirect],
    scope: 'openid',
    grant_types: grants,
    jwks: { keys: [await exportJWK(publicKey)] },
  });
  const id = String(client.client_id);
  const exchange = async (fields: Record<string, string>) => {
    const now = Math.floor(Date.now() / 1000);
    const assertion = new SignJWT({ iss: id, sub: id, aud: `${origin}/token`, jti: crypto.randomUUID(), iat: now, exp: now + 60 });
    return post(
      '/token',
      new URLSearchParams({
        ...fields,
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: await assertion.setProtectedHeader({ alg: 'RS512' }).sign(privateKey),
      }),
    );
  };
  const request = {
    client_id: id,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid',
    state: 's',
    nonce: 'n',
    vtr: '["P0.Cp.Cd"]',
  };
  const straight = new URLSearchParams({ ...request, mock_straight: '1', mock_persona: 'mobile' });
  const sent = await fetch(`${origin}/authorize?${straight}`, { redirect: 'manual' });
  const code = new URL(String(sent.headers.get('location'))).searchParams.get('code') ?? '';

  const { body: first } = await exchange({ grant_type: 'authorization_code', code, redirect_uri: redirect });
  const refresh = (token = '') => exchange({ grant_type: 'refresh_token', refresh_token: token });
  const second = await refresh(first.refresh_token);
  expect(second.status).toBe(200);
  expect(second.body.refresh_token).not.toBe(first.refresh_token);
  expect(await refresh(first.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  expect((await refresh(second.body.refresh_token)).status).toBe(200);
});
