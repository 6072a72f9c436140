import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { isLoopback } from '../../scripts/loopback.mjs';

it.each([
  ['a port that is none', ['--port', 'x'], 'x is not a port.'],
  ['a port that is too high', ['--port', '70000'], '70000 is not a port.'],
  ['a host that is none', ['--host', 'no-such-host.invalid'], 'no-such-host.invalid is not an address or a known host name.'],
  ['an empty host', ['--host', ''], 'An empty host is not an address.'],
  ['an allowed host with a port', ['--allowed-host', 'mock.example.com:3000'], 'mock.example.com:3000 is not a host name.'],
  ['an allowed host that is every host', ['--allowed-host', '.'], '. is not a host name.'],
  ['an unknown option', ['--prot', '4801'], "Unknown option '--prot'"],
])('npm start refuses %s and prints its usage', (_what, args, reason) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', ...args], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(reason);
  expect(stderr).toContain('npm start -- --port 3000 --host 0.0.0.0 --allowed-host mock.example.com --strict-port');
});

it('npm start -- --strict-port refuses a port that is in use with one sentence', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const port = String((other.address() as AddressInfo).port);
  const args = ['scripts/start.mjs', '--host', '127.0.0.1', '--port', port, '--strict-port'];
  const child = spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined } });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (output += String(text)));
  const [status] = (await once(child, 'close')) as [number];
  other.close();
  expect(status).toBe(1);
  expect(output).toBe(`Port ${port} is already in use. End the process that listens there, or choose another one with --port.\n`);
}, 30_000);

it.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['127.1', true],
  ['localhost', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.0.2', false],
])('judges whether a server on %s is reachable from this machine only: %s', async (host, expected) => {
  expect(await isLoopback(host)).toBe(expected);
});
