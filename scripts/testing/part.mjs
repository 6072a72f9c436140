import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from '../apt.mjs';
import { npmRun, onPath } from '../command.mjs';
import { journeys } from '../e2e.mjs';
import { nginx } from '../nginx.mjs';

/**
 * The result of a part: its tests, if any, and the browsers that this machine does not have. An unsteady test has passed in a second run.
 * @typedef {Partial<import('./reporter.mjs').Results> & { code: number, leftOut?: readonly string[] }} Result
 * @typedef {{ name: string, prove: () => Promise<Result> }} Part
 */

const reporter = './scripts/testing/reporter.mjs';
const longTests = '**/*.long.test.*';

/** Runs Vitest or Playwright with the reporter, and reads its results. @param {(env: { TEST_REPORT: string }) => Promise<number>} command @returns {Promise<Result>} */
async function reported(command) {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const file = join(folder, 'report.json');
  const code = await command({ TEST_REPORT: file });
  /** @type {import('./reporter.mjs').Results | undefined} */
  const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  rmSync(folder, { recursive: true });
  return { code, ...results };
}

/**
 * Browser tests. With `retry`, failed ones run once more at the end, one at a time.
 * @param {readonly string[]} args for Playwright
 * @param {{ retry?: boolean, env?: Record<string, string> }} [how]
 */
export const browserTests = (args, { retry = false, env = {} } = {}) =>
  reported((report) => journeys([`--reporter=list,${reporter}`, ...(retry ? ['--retries=1'] : []), ...args], { ...env, ...report }));

/**
 * Unit and page tests. The short run leaves out the files `*.long.test.tsx`. With `retry`, a failed test runs once more.
 * @param {{ complete: boolean, retry?: boolean, env?: Record<string, string> }} how
 */
export async function pageTests({ complete, retry = false, env }) {
  // Tests check the configuration of a host and the alert rules. The browser tests install nginx too, but later.
  if (complete) await nginx();
  if (complete && !onPath('promtool')) await aptInstall('prometheus');
  const args = [
    '--reporter=default',
    `--reporter=${reporter}`,
    ...(retry ? ['--retry=1'] : []),
    ...(complete ? [] : ['--exclude', longTests]),
  ];
  return reported((report) => npmRun('test:unit', args, { ...env, ...report }));
}

/** @param {number} seconds */
const readable = (seconds) => (seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`);

/** @param {Part} part */
async function prove({ name, prove: begin }) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const result = await begin();
  const seconds = (performance.now() - start) / 1000;
  console.log(`── ${name}: ${result.code === 0 ? 'passed' : 'FAILED'} in ${readable(seconds)}`);
  return { passed: 0, skipped: 0, failed: [], unsteady: [], leftOut: [], ...result, name, seconds };
}

/** A line for each part, then one for all of them. @param {readonly Awaited<ReturnType<typeof prove>>[]} parts */
function summary(parts) {
  const sum = (/** @type {'passed' | 'skipped' | 'seconds'} */ of) => parts.reduce((total, part) => total + part[of], 0);
  const failed = parts.flatMap((part) => part.failed);
  const unsteady = parts.flatMap((part) => part.unsteady);
  const line = (/** @type {string} */ name, /** @type {number} */ seconds) => `${name.padEnd(40)} ${readable(seconds).padStart(12)}`;
  return [
    '',
    ...parts.map(({ name, code, seconds }) => `${line(name, seconds)}${code === 0 ? '' : '  FAILED'}`),
    line('In all', sum('seconds')),
    ...parts.flatMap(({ name, leftOut }) =>
      leftOut.map((browser) => `left out: ${name} in ${browser}, which is not on this machine and could not be installed`),
    ),
    ...failed.map((test) => `failed: ${test}`),
    ...unsteady.map((test) => `unsteady: ${test}`),
    ...(unsteady.length > 0 ? [`${unsteady.length} unsteady: failed, then passed in a second run. Fix them with the next change.`] : []),
    '',
    // A part may fail without a failed test, such as by a type error. It must not print '0 failed'.
    `${sum('passed')} passed, ${Math.max(failed.length, parts.filter(({ code }) => code !== 0).length)} failed` +
      (sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''),
  ].join('\n');
}

/**
 * Runs parts in sequence, and prints the duration of each. Returns the exit code.
 * @param {readonly Part[]} parts
 * @param {{ complete?: boolean }} [how] whether to continue after a failure, so that one run shows every failure
 */
export async function proveInTurn(parts, { complete = false } = {}) {
  const done = [];
  for (const part of parts) {
    done.push(await prove(part));
    if (!complete && done.at(-1)?.code !== 0) break;
  }
  console.log(summary(done));
  return done.every(({ code }) => code === 0) ? 0 : 1;
}
