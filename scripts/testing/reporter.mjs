import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../command.mjs';

/** @typedef {{ passed: number, skipped: number, failed: string[], unsteady: string[] }} Results the names of tests are file and title */
/** @typedef {import('@playwright/test/reporter').TestCase} BrowserTest */

/** A page that explains a failure has fewer lines. */
const MOST_LINES = 60;

/** Writes the results of Vitest or of Playwright to the file TEST_REPORT, and prints the page on which a browser test failed. */
export default class Reporter {
  /** @type {Results} */
  results = { passed: 0, skipped: 0, failed: [], unsteady: [] };

  /** @param {string} name @param {string} status by the word of either runner */
  add(name, status) {
    if (['failed', 'unexpected'].includes(status)) this.results.failed.push(name);
    else if (['passed', 'expected', 'flaky'].includes(status)) this.results.passed += 1;
    else this.results.skipped += 1;
    if (status === 'flaky') this.results.unsteady.push(name);
  }

  write() {
    writeFileSync(process.env.TEST_REPORT ?? '', JSON.stringify(this.results));
  }

  /** Vitest. @param {readonly import('vitest/node').TestModule[]} modules @param {readonly { message: string }[]} unhandled errors of no test */
  onTestRunEnd(modules, unhandled) {
    for (const { message } of unhandled) this.add(`outside of a test: ${message}`, 'failed');
    for (const module of modules) {
      // Errors of hooks and of imports, which belong to no test.
      for (const { message } of [module, ...module.children.allSuites()].flatMap((suite) => suite.errors()))
        this.add(`${module.relativeModuleId}: ${message}`, 'failed');
      for (const test of module.children.allTests())
        this.add(`${module.relativeModuleId}: ${test.fullName}`, test.diagnostic()?.flaky ? 'flaky' : test.result().state);
    }
    this.write();
  }

  /** Playwright. @param {unknown} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    this.suite = suite;
  }

  /** Playwright. @param {BrowserTest} test @param {import('@playwright/test/reporter').TestResult} result */
  onTestEnd(test, { attachments }) {
    const file = attachments.find(({ name }) => name === 'error-context')?.path;
    const [, page] = file && existsSync(file) ? readFileSync(file, 'utf8').split('# Page snapshot') : [];
    if (page) console.log(`\n── The page of ${test.title}${page.split('\n').slice(0, MOST_LINES).join('\n')}`);
  }

  /** Playwright. */
  onEnd() {
    for (const test of this.suite?.allTests() ?? []) this.add(`${relative(root, test.location.file)}: ${test.title}`, test.outcome());
    this.write();
  }
}
