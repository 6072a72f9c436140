import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';
import { install } from './install.mjs';

const file = join(root, '.reports', 'map.html');
/** For /mock/map: only what a page of the mock has inside. */
const onlyContent = process.argv.includes('--content');

if (!onlyContent) await install();
// It needs the packages.
const { runnerImport } = await import('vite');

/**
 * One of the map's own modules, which are written in TypeScript.
 * @template Module
 * @param {string} name
 * @returns {Promise<Module>}
 */
const mapModule = async (name) => (await runnerImport(join(root, 'mocks', 'map', name))).module;

/** @type {typeof import('../mocks/map/journey-map.ts')} */
const { journeyMap } = await mapModule('journey-map.ts');
/** @type {typeof import('../mocks/map/report.ts')} */
const { mapFile, mapPart, mapSummary } = await mapModule('report.ts');
const map = journeyMap();

if (onlyContent) process.stdout.write(await mapPart(map));
else {
  mkdirSync(join(root, '.reports'), { recursive: true });
  writeFileSync(file, await mapFile(map));
  console.log(`${mapSummary(map)}\n\nThe map: ${file}`);
}
