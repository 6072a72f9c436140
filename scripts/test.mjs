import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from './browser.mjs';
import { npmRun } from './command.mjs';
import { journeys } from './e2e.mjs';
import { install } from './install.mjs';

const results = mkdtempSync(join(tmpdir(), 'test-results-'));
const unitResults = join(results, 'unit.json');
const journeyResults = join(results, 'journeys.json');

/** In the order in which they are run; the first that fails ends it. @type {[name: string, command: () => Promise<number>][]} */
const stages = [
  ['Type check', () => npmRun('types')],
  ['Lint', () => npmRun('lint')],
  ['Unit and page tests', () => npmRun('test:unit', ['--reporter=default', '--reporter=json', `--outputFile.json=${unitResults}`])],
  ['Production build', () => npmRun('build')],
  // Installed here already, so that the journeys are not waited for to hear of a budget.
  ['Byte and request budgets', () => browser().then(() => npmRun('measure', ['--max']))],
  ['Browser journeys', () => journeys(['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyResults })],
];

/** @param {string} path */
function json(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** Both runners' counts, added up. */
function counts() {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = json(unitResults);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = json(journeyResults).stats ?? {};
  return {
    passed: numPassedTests + expected,
    failed: numFailedTests + unexpected + flaky,
    skipped: numPendingTests + numTodoTests + skipped,
  };
}

/** @param {number} since */
const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs the stages and answers the name of the one that failed, if one did. */
async function firstFailure() {
  for (const [name, command] of stages) {
    console.log(`\n── ${name}`);
    const start = performance.now();
    const code = await command();
    console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${secondsSince(start)}`);
    if (code !== 0) return name;
  }
  return undefined;
}

await install();
const failure = await firstFailure();
const { passed, failed, skipped } = counts();
// A stage may fail without a failed test: a type error, a test file that does not load. It must not read as '0 failed'.
console.log(`\n${passed} passed, ${failure ? Math.max(failed, 1) : failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failure ? 1 : 0;
