import { isStarted, run } from './command.mjs';
import { commandLine, refuse } from './command-line.mjs';
import { buildIfOld, journeysBuild, journeysSettings } from './e2e.mjs';
import { engines as present, findEngines } from './find-engines.mjs';
import { install } from './install.mjs';
import { proveInTurn, reported, reporter } from './testing/part.mjs';

/** Serves the built app with the mock backend on a free port. */
async function serve() {
  const { preview } = await import('vite');
  // The response headers derive from the same settings as the build.
  Object.assign(process.env, journeysSettings);
  const server = await preview({ build: { outDir: journeysBuild }, preview: { port: 0, host: 'localhost' }, logLevel: 'error' });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address());
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}

/**
 * Runs the same journeys in every available engine. A missing one is no failure. With `retry`, failed journeys run once more.
 * A journey that passes then is flaky, not failed.
 * @param {readonly string[]} args for vitest
 * @param {{ retry?: boolean, engines?: import('./find-engines.mjs').Engines, folder?: string }} [how] `folder` of `e2e` with a file for each engine
 * @returns {Promise<import('./testing/part.mjs').Result>}
 */
export async function journeysInEngines(args, { retry = false, engines = present, folder = 'engines' } = {}) {
  const code = await buildIfOld();
  if (code !== 0) return { code };
  const found = await findEngines(engines);
  const leftOut = Object.keys(engines).filter((name) => !found.has(name));
  if (found.size === 0) return { code: 0, leftOut };
  const server = await serve();
  /** @type {Record<string, string>} */
  const env = Object.assign({ ENGINES_ORIGIN: server.origin }, ...[...found.values()].map((engine) => engine.env));
  // A filter of vitest matches anywhere in a path: `webkit` is in `qtwebkit` too.
  const files = [...found.keys()].map((name) => `${folder}/${name}.engine.ts`);
  const options = ['--config', `e2e/${folder}/vitest.config.ts`, '--reporter=verbose', `--reporter=${reporter}`];
  try {
    console.log([...found.values()].map(({ version }) => version).join(', '));
    const retries = retry ? ['--retry=1'] : [];
    return {
      ...(await reported((report) => run('npx', ['vitest', 'run', ...options, ...files, ...args, ...retries], { ...env, ...report }))),
      leftOut,
    };
  } finally {
    await server.stop();
    for (const { stop } of found.values()) stop?.();
  }
}

/**
 * The command line of these journeys and of others like them.
 * @param {string} name of the part
 * @param {string} usage
 * @param {(args: readonly string[], browsers: readonly string[]) => Promise<import('./testing/part.mjs').Result>} prove
 * @param {readonly string[]} [browsers] from which the user may choose
 */
export async function journeysCommand(name, usage, prove, browsers = []) {
  const options = { 'test-name-pattern': /** @type {const} */ ({ type: 'string', short: 't' }) };
  const { values, positionals } = commandLine(usage, { allowPositionals: browsers.length > 0, options });
  const chosen = values['test-name-pattern'];
  const unknown = positionals.find((browser) => !browsers.includes(browser));
  if (unknown) refuse(`Unknown browser '${unknown}'`);
  await install();
  const args = chosen ? ['-t', chosen] : [];
  process.exitCode = await proveInTurn([{ name, prove: () => prove(args, positionals.length > 0 ? positionals : browsers) }]);
}

const usage = `
The main journeys in Chromium, Firefox and WebKit. An engine that the machine cannot have is left out.

Usage: node scripts/engines.mjs [options]

  -t, --test-name-pattern <text>  only the journeys with this in their names

Example: node scripts/engines.mjs -t passkey`;

if (isStarted(import.meta.url)) await journeysCommand('Three engines', usage, (args) => journeysInEngines(args));
