import { commandLine } from './command-line.mjs';
import { refuseTakenPort } from './e2e.mjs';
import { journeysIn, others, readers } from './engines.mjs';
import { install } from './install.mjs';
import { checksAndBuilds } from './testing/checks.mjs';
import { browserTests, pageTests, proveInTurn } from './testing/part.mjs';

/** In continuous integration random tests have fixed seeds, so that a failure belongs to the change. @type {Record<string, string>} */
const seed = process.env.CI ? { OWNER_SEED: '20261122', WALK_SEED: '20261122', PROPERTY_SEED: '20261122' } : {};
/** How often and how long the random tests run, and how often a passkey returns to a slow device. */
const long = { RETURNS: '20', OWNER_RUNS: '4', WALKS: '4', WALK_STEPS: '25', ...seed };
const retry = Boolean(process.env.CI);

commandLine(`
Every proof: all checks, the long tests, every browser test, other engines, and a screen reader. It goes on after a failure.

Usage: npm run test:all`);
await install();
// The browser tests need the port, minutes later.
await refuseTakenPort();
process.exitCode = await proveInTurn(
  [
    { name: 'Types, lint, builds, budgets', prove: () => checksAndBuilds({ complete: true }) },
    { name: 'Unit and page tests, the long ones too', prove: () => pageTests({ complete: true, retry, env: seed }) },
    { name: 'Browser tests, all of them', prove: () => browserTests([], { retry, env: long }) },
    { name: 'Other engines', prove: () => journeysIn(others, { retry }) },
    { name: 'Screen reader', prove: () => journeysIn(readers, { retry }) },
  ],
  { complete: true },
);
