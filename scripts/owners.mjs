import { randomInt } from 'node:crypto';
import { commandLine } from './command-line.mjs';
import { journeys } from './e2e.mjs';
import { install } from './install.mjs';

const usage = `
Sign-in ownership tests: nothing of one user, client, session or tab serves another.

Usage: node scripts/owners.mjs [options]

  --times <number>  how often a passkey returns to a slow device (50)
  --runs <number>   how many random sequences follow each sign-out reason (10)
  --seed <number>   repeats the sequences of another run, which prints its seed

Example: node scripts/owners.mjs --runs 4`;

const { values } = commandLine(usage, {
  options: {
    times: { type: 'string', default: '50' },
    runs: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});

await install();
process.exitCode = await journeys(
  ['e2e/passkey/return.spec.ts', 'e2e/robustness/whose-sign-in.spec.ts', '--project=long', '--reporter=list'],
  { RETURNS: values.times, OWNER_RUNS: values.runs, OWNER_SEED: values.seed },
);
