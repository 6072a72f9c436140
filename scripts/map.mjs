import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';
import { commandLine } from './command-line.mjs';
import { install } from './install.mjs';
import { withMapModules } from './map-modules.mjs';

const file = join(root, '.reports', 'map.html');

commandLine(`
Reads the journey map from the code. Writes mocks/map/known-transitions.json, which /mock/map shows, and .reports/map.html.
Adds new addresses to mocks/screens/all-screens.ts.

Usage: node scripts/map.mjs`);
await install();
await withMapModules(async (load) => {
  const { allScreensFile, allScreensText } = /** @type {typeof import('../mocks/map/all-screens.ts')} */ (
    await load('/mocks/map/all-screens.ts')
  );
  // Before the map is loaded, because it imports the screens.
  writeFileSync(join(root, allScreensFile), await allScreensText());
  const { journeyMap } = /** @type {typeof import('../mocks/map/journey-map.ts')} */ (await load('/mocks/map/journey-map.ts'));
  const { mapFile, mapSummary } = /** @type {typeof import('../mocks/map/report.ts')} */ (await load('/mocks/map/report.ts'));
  const { transitionsFile, transitionsText } = /** @type {typeof import('../mocks/map/known-transitions.ts')} */ (
    await load('/mocks/map/known-transitions.ts')
  );
  const map = await journeyMap();
  // For /mock/map, because reading the code takes too long there.
  writeFileSync(transitionsFile, transitionsText(map.edges));
  mkdirSync(join(root, '.reports'), { recursive: true });
  writeFileSync(file, await mapFile(map));
  console.log(`${mapSummary(map)}\n\nThe map: ${file}`);
});
