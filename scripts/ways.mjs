import { commandLine } from './command-line.mjs';
import { install } from './install.mjs';
import { withMapModules } from './map-modules.mjs';

commandLine(`
Fails on a transition of the journey map that no recorded test has travelled. Run the unit, page and browser tests first.

Usage: node scripts/ways.mjs`);
await install();
await withMapModules(async (load) => {
  const { journeyMap } = /** @type {typeof import('../mocks/map/journey-map.ts')} */ (await load('/mocks/map/journey-map.ts'));
  const { reckon } = /** @type {typeof import('../mocks/map/reckoning.ts')} */ (await load('/mocks/map/reckoning.ts'));
  const { untravelledWays } = /** @type {typeof import('../tests/support/untravelled-ways.ts')} */ (
    await load('/tests/support/untravelled-ways.ts')
  );
  const { summary, faults } = reckon(await journeyMap(), untravelledWays);
  console.log([...faults, summary].join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
});
