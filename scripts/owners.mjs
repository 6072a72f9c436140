import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { journeys } from './e2e.mjs';
import { install } from './install.mjs';

/** The long proofs that nothing of one person, client, session or tab serves another. */
const { values } = parseArgs({
  options: {
    /** How often a passkey returns to a slow device, and how often two tabs end at once. */
    times: { type: 'string', default: '50' },
    /** How many sequences of actions follow each ending of a sign-in. */
    runs: { type: 'string', default: '10' },
    /** Drawn anew for every run; the tests print it. */
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});

await install();
process.exitCode = await journeys(
  ['e2e/passkey/return.long.spec.ts', 'e2e/robustness/whose-sign-in.long.spec.ts', '--project=long', '--reporter=list'],
  {
    RETURNS: values.times,
    OWNER_RUNS: values.runs,
    OWNER_SEED: values.seed,
  },
);
