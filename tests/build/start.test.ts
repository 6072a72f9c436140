import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  ['a port that is none', ['--port', 'x'], 'x is not a port.'],
  ['a port that is too high', ['--port', '70000'], '70000 is not a port.'],
  ['an unknown option', ['--prot', '4801'], "Unknown option '--prot'"],
])('npm start refuses %s, and says how it is used', (_what, args, reason) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', ...args], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(reason);
  expect(stderr).toContain('npm start -- --port 3000 --host 0.0.0.0 --strict-port');
});
