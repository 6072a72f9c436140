import { journeys } from '../e2e.mjs';
import { printPages } from './failed-pages.mjs';
import { resultOf, withReport } from './report.mjs';

/**
 * @typedef {{ file: string, title: string, tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }} Spec
 * @typedef {{ specs: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[] }} Report
 */

/** @param {readonly Suite[]} suites @returns {{ name: string, status: string }[]} each test by file and title */
const testsIn = (suites) =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) => tests.map(({ status }) => ({ name: `${file}: ${title}`, status }))),
    ...testsIn(inner),
  ]);

/** @param {readonly string[]} args @param {Record<string, string>} env @returns {Promise<import('./report.mjs').Run>} */
async function run(args, env) {
  /** @type {{ code: number, report: Partial<Report> }} */
  const { code, report } = await withReport((file) =>
    journeys(['--reporter=list,json', ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  );
  const tests = testsIn(report.suites ?? []);
  /** @param {readonly string[]} statuses */
  const names = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  return { code, passed: names('expected'), failed: names('unexpected', 'flaky'), skipped: names('skipped') };
}

/**
 * Browser tests. With `retry`, failed ones run once more, one at a time.
 * @param {readonly string[]} args for Playwright
 * @param {{ retry?: boolean, env?: Record<string, string> }} [how]
 * @returns {Promise<import('./part.mjs').Result>}
 */
export async function browserTests(args, { retry = false, env = {} } = {}) {
  const first = await run(args, env);
  if (!retry || first.code === 0 || first.failed.length === 0) return resultOf(first);
  printPages();
  console.log(`\n── ${first.failed.length} failed tests run once more, one at a time`);
  return resultOf(first, await run([...args, '--last-failed', '--workers=1'], env));
}
