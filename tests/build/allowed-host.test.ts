import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, freePort, type StartedServer, startServer } from '../support/started-server';

const attacker = { origin: 'https://attacker.example', 'sec-fetch-site': 'cross-site' };

describe('npm start -- --host 0.0.0.0 --allowed-host mock.example.com', () => {
  let port = 0;
  let started: StartedServer | undefined;

  beforeAll(async () => {
    port = await freePort();
    const args = ['scripts/start.mjs', '--host', '0.0.0.0', '--allowed-host', 'mock.example.com', '--port', String(port), '--strict-port'];
    started = await startServer(args, 'Ctrl-C ends it');
  }, 60_000);
  afterAll(() => void started?.child.kill());

  it('answers by that name and by its addresses, refuses others, and prints no warning', async () => {
    const statusAt = async (name: string) => (await ask(port, '/mock/inbox.json', { headers: { host: `${name}:${port}` } })).status;
    expect(await statusAt('mock.example.com')).toBe(200);
    expect(await statusAt('127.0.0.1')).toBe(200);
    expect(await statusAt('attacker.example')).toBe(403);
    expect(started?.output()).not.toContain('Warning');
  });
});

describe('npm run preview', () => {
  let port = 0;
  let started: StartedServer | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'build-'));

  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>App</title>');
    port = await freePort();
    const args = ['scripts/preview.mjs', '--outDir', folder, '--host', '127.0.0.1', '--port', String(port)];
    started = await startServer(args, 'Local:');
  }, 60_000);
  afterAll(() => {
    started?.child.kill();
    rmSync(folder, { recursive: true });
  });

  it('refuses a name that resolves to this machine (DNS rebinding)', async () => {
    const headers = { host: `attacker.example:${port}` };
    expect((await ask(port, '/mock/inbox.json', { headers })).status).toBe(403);
    expect((await ask(port, '/mock/health')).status).toBe(200);
  });

  it('refuses a POST of another site, and lets no other origin read', async () => {
    expect((await ask(port, '/mock/clients', { method: 'POST', headers: attacker })).status).toBe(403);
    expect((await ask(port, '/api/login/password', { method: 'POST', headers: attacker })).status).toBe(403);
    const { text } = await ask(port, '/.well-known/openid-configuration', { headers: { origin: 'http://localhost:8080' } });
    expect(text.toLowerCase()).not.toContain('access-control-allow-origin');
  });
});
