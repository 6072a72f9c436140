import { randomInt } from 'node:crypto';
import { commandLine } from './command-line.mjs';
import { journeys } from './e2e.mjs';
import { install } from './install.mjs';

/** The number of kinds of start: one test each, which share the random walks. */
const KINDS = 4;

const usage = `
Random walk tests: fast-check clicks, fills in, goes Back and reloads, and each page is judged.

Usage: node scripts/walk.mjs [options]

  --walks <number>  how many walks (200)
  --steps <number>  the most steps of a walk (40)
  --seed <number>   repeats the walks of another run, which prints its seed
  --path <path>     with --seed and --kind: one walk only
  --kind <name>     one kind of start only

Example: node scripts/walk.mjs --walks 20 --steps 15 --seed 7`;

const { values } = commandLine(usage, {
  options: {
    walks: { type: 'string', default: '200' },
    steps: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    path: { type: 'string' },
    kind: { type: 'string' },
  },
});
const { walks, steps, seed, path, kind } = values;
await install();
process.exitCode = await journeys(
  ['e2e/walks/walk.spec.ts', '--project=long', '--reporter=line', '-g', kind ? `^.*${kind}:` : 'reaches the end of every random walk'],
  { WALKS: String(Math.ceil(Number(walks) / KINDS)), WALK_STEPS: steps, WALK_SEED: seed, ...(path !== undefined && { WALK_PATH: path }) },
);
