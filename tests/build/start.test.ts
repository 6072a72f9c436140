import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { isLoopback } from '../../scripts/loopback.mjs';

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
