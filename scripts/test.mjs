import { commandLine } from './command-line.mjs';
import { refuseTakenPort } from './e2e.mjs';
import { install } from './install.mjs';
import { checksAndBuilds } from './testing/checks.mjs';
import { browserTests, pageTests, proveInTurn } from './testing/part.mjs';

commandLine(`
Everything that a commit must pass: types, lint, build and budgets, unit and page tests without the long ones, and the quick
browser tests. The first part that fails ends the run.

Usage: npm test`);
await install();
// The browser tests need the port, minutes later.
await refuseTakenPort();
process.exitCode = await proveInTurn([
  { name: 'Types, lint, builds, budgets', prove: () => checksAndBuilds({ complete: false }) },
  { name: 'Unit and page tests', prove: () => pageTests({ complete: false }) },
  { name: 'Browser tests', prove: () => browserTests(['--project=journeys', '--project=back-forward cache', '--trace=off']) },
]);
