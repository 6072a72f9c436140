import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const script = `
  import { withMapModules } from './scripts/map-modules.mjs';
  await withMapModules(async () => console.log(process.getActiveResourcesInfo().includes('FSEventWrap') ? 'watched' : 'not watched'));
`;

it('computes the map without a watcher and exits', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8', timeout: 60_000 });
  expect(stdout).toBe('not watched\n');
  expect(status).toBe(0);
});
