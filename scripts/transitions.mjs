import { commandLine } from './command-line.mjs';
import { install } from './install.mjs';
import { withMapModules } from './map-modules.mjs';

commandLine(`
Fails on a transition of the journey map that no recorded test has covered. Run the unit, page and browser tests first.

Usage: node scripts/transitions.mjs`);
await install();
await withMapModules(async (load) => {
  const { journeyMap } = /** @type {typeof import('../mocks/map/journey-map.ts')} */ (await load('/mocks/map/journey-map.ts'));
  const { checkCoverage } = /** @type {typeof import('../mocks/map/coverage.ts')} */ (await load('/mocks/map/coverage.ts'));
  const { uncoveredTransitions } = /** @type {typeof import('../tests/support/uncovered-transitions.ts')} */ (
    await load('/tests/support/uncovered-transitions.ts')
  );
  const { summary, faults } = checkCoverage(await journeyMap(), uncoveredTransitions);
  console.log([...faults, summary].join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
});
