import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';
import { install } from './install.mjs';

const file = join(root, '.reports', 'map.html');
/** For /mock/map: only what a page of the mock has inside. */
const onlyContent = process.argv.includes('--content');

if (!onlyContent) await install();
// A preview server passes 'production' on, and that build of React has no `act`.
process.env.NODE_ENV = 'test';
// They need the packages.
const { createServer } = await import('vite');
const { builtinEnvironments } = await import('vitest/environments');

// The pages are rendered as in the tests, in a document of jsdom.
const browser = await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://localhost:3000/' } });
document.body.classList.add('nhsuk-frontend-supported');
window.scrollTo = () => undefined;
// Pages log what they were not given; the map is about where they lead.
console.error = () => undefined;
const server = await createServer({ server: { middlewareMode: true, hmr: false, ws: false }, appType: 'custom', logLevel: 'error' });

/** @param {string} name */
const mapModule = (name) => server.ssrLoadModule(`/mocks/map/${name}`);
const { journeyMap } = /** @type {typeof import('../mocks/map/journey-map.ts')} */ (await mapModule('journey-map.ts'));
const { mapFile, mapPart, mapSummary } = /** @type {typeof import('../mocks/map/report.ts')} */ (await mapModule('report.ts'));
const map = await journeyMap();

if (onlyContent) process.stdout.write(await mapPart(map));
else {
  mkdirSync(join(root, '.reports'), { recursive: true });
  writeFileSync(file, await mapFile(map));
  console.log(`${mapSummary(map)}\n\nThe map: ${file}`);
}
await server.close();
await browser.teardown(globalThis);
