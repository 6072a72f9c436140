import { isStarted, run } from './command.mjs';
import { buildIfOld, journeysBuild, journeysSettings } from './e2e.mjs';
import { engines, findEngines } from './find-engines.mjs';
import { install } from './install.mjs';
import { proveInTurn } from './testing/part.mjs';
import { withReport } from './testing/report.mjs';

/** Serves the built app with the mock backend on a free port. */
export async function serve() {
  const { preview } = await import('vite');
  // The headers of an answer are made from the same settings as the build.
  Object.assign(process.env, journeysSettings);
  const server = await preview({ build: { outDir: journeysBuild }, preview: { port: 0, host: 'localhost' }, logLevel: 'error' });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address());
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}

/**
 * @typedef {{ fullName: string, status: string }} Test
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: { assertionResults: Test[] }[] }} Report
 */

/** @param {Partial<Report>} report @returns {string[]} */
const failuresIn = ({ testResults = [] }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );

/** @param {readonly string[]} names as an expression that finds those tests and no others */
const only = (names) => `^(${names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})$`;

/**
 * The same journeys in every engine that can be had: one that is missing is no failure. With `again`, those that fail are run once more:
 * a journey that passes then is unsteady, and no failure.
 * @param {readonly string[]} args for vitest
 * @param {{ again?: boolean }} [how]
 * @returns {Promise<import('./testing/part.mjs').Result>}
 */
export async function journeysInEngines(args, { again = false } = {}) {
  const code = await buildIfOld();
  if (code !== 0) return { code };
  const found = await findEngines();
  const server = await serve();
  const env = Object.assign({ ENGINES_ORIGIN: server.origin }, ...[...found.values()].map((engine) => engine.env));
  const files = [...found.keys()].map((name) => `${name}.engine.ts`);
  /** @param {readonly string[]} more @returns {Promise<{ code: number, report: Partial<Report> }>} */
  const journeys = (more) =>
    withReport((file) => {
      const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${file}`];
      return run('npx', ['vitest', 'run', '--config', 'e2e/engines/vitest.config.ts', ...reporters, ...files, ...args, ...more], env);
    });
  try {
    console.log([...found.values()].map(({ version }) => version).join(', '));
    const first = await journeys([]);
    const failures = failuresIn(first.report);
    const { numPassedTests: passed = 0, numFailedTests: failed, numPendingTests: skipped } = first.report;
    const missing = Object.keys(engines).filter((name) => !found.has(name));
    if (missing.length > 0) console.log(`Not on this machine: ${missing.join(', ')}`);
    if (!again || failures.length === 0) return { code: first.code, passed, failed, skipped };
    console.log(`\n── ${failures.length} failed and run again`);
    const second = await journeys(['-t', only(failures), '--maxConcurrency=1', '--maxWorkers=1']);
    const left = failuresIn(second.report);
    const unsteady = failures.filter((name) => !left.includes(name));
    return { code: second.code, passed: passed + unsteady.length, failed: left.length, skipped, unsteady };
  } finally {
    await server.stop();
    for (const { stop } of found.values()) stop?.();
  }
}

if (isStarted(import.meta.url)) {
  await install();
  process.exitCode = await proveInTurn([{ name: 'Three engines', prove: () => journeysInEngines(process.argv.slice(2)) }]);
}
