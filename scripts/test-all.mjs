import { run } from './command.mjs';
import { journeysInEngines } from './engines.mjs';
import { install } from './install.mjs';
import { browserTests } from './testing/browser-tests.mjs';
import { checksAndBuilds } from './testing/checks.mjs';
import { pageTests } from './testing/page-tests.mjs';
import { proveInTurn } from './testing/part.mjs';

/**
 * Under continuous integration the random proofs take the same sequences each time: a failure there is of the change at hand.
 * @type {Record<string, string>}
 */
const seed = process.env.CI ? { OWNER_SEED: '20261122', WALK_SEED: '20261122', PROPERTY_SEED: '20261122' } : {};
/** How often and how long the random proofs run, and how often a passkey returns to a slow device. */
const long = { RETURNS: '50', OWNER_RUNS: '4', WALKS: '4', WALK_STEPS: '25', ...seed };
const again = Boolean(process.env.CI);

await install();
process.exitCode = await proveInTurn(
  [
    { name: 'Types, lint, builds, budgets', prove: () => checksAndBuilds({ whole: true }) },
    { name: 'Unit and page tests, every row', prove: () => pageTests({ whole: true, env: seed }) },
    { name: 'Browser tests, all of them', prove: () => browserTests([], { again, env: long }) },
    { name: 'Ways of the map that tests travel', prove: async () => ({ code: await run('node', ['scripts/ways.mjs']) }) },
    { name: 'Three engines', prove: () => journeysInEngines([], { again }) },
  ],
  { whole: true },
);
