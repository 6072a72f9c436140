import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isStarted, run } from './command.mjs';
import { buildIfOld, journeysBuild, journeysSettings } from './e2e.mjs';
import { engines, findEngines } from './find-engines.mjs';
import { install } from './install.mjs';

/** Serves the built app with the mock backend on a free port. */
async function serve() {
  const { preview } = await import('vite');
  // The headers of an answer are made from the same settings as the build.
  Object.assign(process.env, journeysSettings);
  const server = await preview({ build: { outDir: journeysBuild }, preview: { port: 0, host: 'localhost' }, logLevel: 'error' });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address());
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}

/** @param {string} report of vitest, in a file */
function countsOf(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * The same journeys in every engine that can be had. Answers the exit code: an engine that is missing is no failure.
 * @param {readonly string[]} args for vitest
 */
async function journeysInEngines(args) {
  const code = await buildIfOld();
  if (code !== 0) return code;
  const found = await findEngines();
  const server = await serve();
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const report = join(folder, 'report.json');
  try {
    console.log([...found.values()].map(({ version }) => version).join(', '));
    const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
    const env = Object.assign({ ENGINES_ORIGIN: server.origin }, ...[...found.values()].map((engine) => engine.env));
    const files = [...found.keys()].map((name) => `${name}.engine.ts`);
    const exit = await run('npx', ['vitest', 'run', '--config', 'e2e/engines/vitest.config.ts', ...reporters, ...files, ...args], env);
    const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = countsOf(report);
    const missing = Object.keys(engines).filter((name) => !found.has(name));
    console.log(
      // Vitest may fail without a failed test, as when a browser does not start. It must not read as '0 failed'.
      `\n${numPassedTests} passed, ${exit === 0 ? 0 : Math.max(numFailedTests, 1)} failed, ${numPendingTests} skipped` +
        (missing.length > 0 ? ` (not on this machine: ${missing.join(', ')})` : ''),
    );
    return exit;
  } finally {
    rmSync(folder, { recursive: true });
    await server.stop();
    for (const { stop } of found.values()) stop?.();
  }
}

if (isStarted(import.meta.url)) {
  await install();
  process.exitCode = await journeysInEngines(process.argv.slice(2));
}
