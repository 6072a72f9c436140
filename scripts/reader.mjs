import { isStarted, run } from './command.mjs';
import { buildIfOld } from './e2e.mjs';
import { serve } from './engines.mjs';
import { install } from './install.mjs';
import { findReader } from './reading/find-reader.mjs';
import { startReader } from './reading/start-reader.mjs';
import { proveInTurn } from './testing/part.mjs';
import { withReport } from './testing/report.mjs';

/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number }} Report */

/**
 * The journeys with a screen reader, in each browser that is on this machine. A missing part is no failure.
 * @param {readonly string[]} [args] names of browsers, and arguments for vitest
 * @returns {Promise<import('./testing/part.mjs').Result>}
 */
export async function journeysWithReader(args = []) {
  const reader = await findReader();
  if (!reader) {
    console.error('!!! NO SCREEN READER ON THIS MACHINE: NOTHING IS TRIED WITH ONE !!!');
    return { code: 0 };
  }
  const only = args.filter((arg) => arg in reader.browsers);
  const rest = args.filter((arg) => !(arg in reader.browsers));
  const code = await buildIfOld();
  if (code !== 0) return { code };
  const server = await serve();
  const { env, stop } = await startReader();
  const browsers = Object.fromEntries(Object.entries(reader.browsers).filter(([name]) => only.length === 0 || only.includes(name)));
  const files = Object.keys(browsers).map((name) => `${name}.reader.ts`);
  const paths = Object.entries(browsers).map(([name, path]) => [`READER_${name.toUpperCase()}`, path]);
  try {
    const { code: result, report } = await withReport((file) =>
      run(
        'npx',
        [
          'vitest',
          'run',
          '--config',
          'e2e/reader/vitest.config.ts',
          '--reporter=verbose',
          '--reporter=json',
          `--outputFile.json=${file}`,
          ...files,
          ...rest,
        ],
        { ...env, READER_ORIGIN: server.origin, ...Object.fromEntries(paths) },
      ),
    );
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = /** @type {Partial<Report>} */ (report);
    return { code: result, passed, failed, skipped };
  } finally {
    stop();
    await server.stop();
  }
}

if (isStarted(import.meta.url)) {
  await install();
  process.exitCode = await proveInTurn([{ name: 'Screen reader', prove: () => journeysWithReader(process.argv.slice(2)) }]);
}
