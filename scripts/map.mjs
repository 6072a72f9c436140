import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';
import { install } from './install.mjs';
import { withMapModules } from './map-modules.mjs';

const file = join(root, '.reports', 'map.html');
/** For /mock/map: only what a page of the mock has inside. */
const onlyContent = process.argv.includes('--content');

if (!onlyContent) await install();
await withMapModules(async (load) => {
  const { journeyMap } = /** @type {typeof import('../mocks/map/journey-map.ts')} */ (await load('/mocks/map/journey-map.ts'));
  const { mapFile, mapPart, mapSummary } = /** @type {typeof import('../mocks/map/report.ts')} */ (await load('/mocks/map/report.ts'));
  const map = await journeyMap();
  if (onlyContent) process.stdout.write(await mapPart(map));
  else {
    mkdirSync(join(root, '.reports'), { recursive: true });
    writeFileSync(file, await mapFile(map));
    console.log(`${mapSummary(map)}\n\nThe map: ${file}`);
  }
});
