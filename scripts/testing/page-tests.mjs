import { npmRun } from '../command.mjs';
import { nginx } from '../nginx.mjs';
import { withReport } from './report.mjs';

/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} Report */

/**
 * Unit and page tests. The short run takes a few rows of each large matrix, see tests/support/sample.ts.
 * @param {{ complete: boolean, env?: Record<string, string> }} how
 * @returns {Promise<import('./part.mjs').Result>}
 */
export async function pageTests({ complete, env }) {
  // A test checks the configuration of the image. The browser tests install nginx too, but later.
  if (complete) await nginx();
  /** @type {{ code: number, report: Partial<Report> }} */
  const { code, report } = await withReport((file) =>
    npmRun('test:unit', ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], {
      ...env,
      ...(complete ? {} : { MATRICES: 'few' }),
    }),
  );
  const { numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0 } = report;
  return { code, passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}
