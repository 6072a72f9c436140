import { browser } from './browser.mjs';
import { npmRun } from './command.mjs';
import { install } from './install.mjs';
import { browserTests } from './testing/browser-tests.mjs';
import { staticChecks } from './testing/checks.mjs';
import { pageTests } from './testing/page-tests.mjs';
import { proveInTurn } from './testing/part.mjs';

await install();
process.exitCode = await proveInTurn([
  { name: 'Types, lint, format, unused code', prove: () => staticChecks({ whole: false }) },
  { name: 'Unit and page tests', prove: () => pageTests({ whole: false }) },
  { name: 'Production build', prove: async () => ({ code: await npmRun('build') }) },
  // Chromium is installed here already, so that the journeys are not waited for to hear of a budget.
  { name: 'Byte and request budgets', prove: async () => ({ code: await browser().then(() => npmRun('measure', ['--max'])) }) },
  { name: 'Browser tests', prove: () => browserTests(['--project=journeys', '--project=back-forward cache']) },
]);
