import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../command.mjs';

/**
 * Runs a command that writes a JSON report, and reads the report. It is empty when the command wrote none.
 * @template Report
 * @param {(file: string) => Promise<number>} command
 * @returns {Promise<{ code: number, report: Partial<Report> }>}
 */
export async function withReport(command) {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const file = join(folder, 'report.json');
  try {
    return { code: await command(file), report: read(file) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * The names of tests by their result. With Vitest, a test whose browser fails to start is skipped.
 * @typedef {{ code: number, passed: readonly string[], failed: readonly string[], skipped: readonly string[] }} Run
 */

/**
 * A report of Vitest. A file that fails to load has no tests.
 * @typedef {{ testResults: { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[] }} VitestReport
 */

/**
 * Runs Vitest and reads its report. A test is named by its file and title.
 * @param {(reporters: readonly string[]) => Promise<number>} command runs Vitest with these arguments
 * @returns {Promise<Run>}
 */
export async function vitestRun(command) {
  /** @type {{ code: number, report: Partial<VitestReport> }} */
  const { code, report } = await withReport((file) => command(['--reporter=json', `--outputFile.json=${file}`]));
  const tests = (report.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const loaded = assertionResults.map((test) => ({ name: `${file}: ${test.fullName}`, status: test.status }));
    return status === 'failed' && loaded.length === 0 ? [{ name: `${file}: loads`, status }] : loaded;
  });
  /** @param {(status: string) => boolean} matches */
  const names = (matches) => tests.filter(({ status }) => matches(status)).map(({ name }) => name);
  return {
    code,
    passed: names((status) => status === 'passed'),
    failed: names((status) => status === 'failed'),
    skipped: names((status) => status !== 'passed' && status !== 'failed'),
  };
}

/**
 * The result of a run, and of a second run of the tests that failed in the first, if there was one. A test that passes then is unsteady, not
 * failed.
 * @param {Run} first
 * @param {Run} [second]
 * @returns {import('./part.mjs').Result}
 */
export function resultOf(first, second) {
  const unsteady = first.failed.filter((name) => second?.passed.includes(name));
  const failures = first.failed.filter((name) => !unsteady.includes(name));
  const code = second ? second.code : first.code;
  return {
    code: code === 0 && failures.length > 0 ? 1 : code,
    passed: first.passed.length + unsteady.length,
    failures,
    skipped: first.skipped.length,
    unsteady,
  };
}
