import { journeys } from '../e2e.mjs';
import { printPages } from './failed-pages.mjs';
import { withReport } from './report.mjs';

/**
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} Stats
 * @typedef {{ title: string, ok: boolean, file: string }} Spec
 * @typedef {{ title: string, file: string, specs: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: Stats, suites: Suite[] }} Report
 */

/** @param {readonly Suite[]} suites @returns {string[]} the tests that failed, by file and title */
const failuresIn = (suites) =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...failuresIn(inner),
  ]);

/** @param {readonly string[]} args @param {Record<string, string>} env @returns {Promise<{ code: number, report: Partial<Report> }>} */
const run = (args, env) => withReport((file) => journeys(['--reporter=list,json', ...args], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }));

/** @param {{ code: number, report: Partial<Report> }} run @returns {import('./part.mjs').Result} */
function counted({ code, report }) {
  const { expected, unexpected = 0, flaky = 0, skipped } = report.stats ?? {};
  return { code, passed: expected, failed: unexpected + flaky, skipped };
}

/**
 * Browser tests. With `retry`, failed ones run once more, one at a time. A test that passes then is flaky, not failed.
 * @param {readonly string[]} args for Playwright
 * @param {{ retry?: boolean, env?: Record<string, string> }} [how]
 * @returns {Promise<import('./part.mjs').Result>}
 */
export async function browserTests(args, { retry = false, env = {} } = {}) {
  const first = await run(args, env);
  const failures = failuresIn(first.report.suites ?? []);
  if (!retry || first.code === 0 || failures.length === 0) return counted(first);
  printPages();
  console.log(`\n── ${failures.length} failed tests run once more, one at a time`);
  const second = await run([...args, '--last-failed', '--workers=1'], env);
  const left = failuresIn(second.report.suites ?? []);
  const unsteady = failures.filter((name) => !left.includes(name));
  return {
    ...counted(first),
    code: second.code,
    passed: (counted(first).passed ?? 0) + unsteady.length,
    failed: second.code === 0 ? 0 : left.length,
    unsteady,
  };
}
