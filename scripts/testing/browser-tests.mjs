import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.mjs';
import { journeys } from '../e2e.mjs';
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

const results = join(root, 'test-results');
/** A page that explains a failure has fewer lines. More lines add nothing. */
const MOST_LINES = 60;

/** Prints the accessibility trees of the pages where browser tests failed, because the next run removes Playwright's results. */
function printPages() {
  if (!existsSync(results)) return;
  for (const test of readdirSync(results)) {
    const file = join(results, test, 'error-context.md');
    const [, page] = existsSync(file) ? readFileSync(file, 'utf8').split('# Page snapshot') : [];
    if (page) console.log(`\n── The page of ${test}${page.split('\n').slice(0, MOST_LINES).join('\n')}`);
  }
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
