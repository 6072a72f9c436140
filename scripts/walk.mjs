import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
const folder = mkdtempSync(join(tmpdir(), 'walk-'));
const tally = join(folder, 'tally');

/** @typedef {{ walks: number, steps: number, calls: number, faults: number, reached: string[], addresses: number }} Count */

await install();
const start = performance.now();
const code = await journeys(
  ['e2e/walks/walk.spec.ts', '--project=long', '--reporter=line', '-g', kind ? `^.*${kind}:` : 'reaches the end of every random walk'],
  {
    WALKS: String(Math.ceil(Number(walks) / KINDS)),
    WALK_STEPS: steps,
    WALK_TALLY: tally,
    WALK_SEED: seed,
    ...(path !== undefined && { WALK_PATH: path }),
  },
);
const seconds = (performance.now() - start) / 1000;
/** The counts of each kind. @type {Count[]} */
const counts = existsSync(tally)
  ? readFileSync(tally, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
/** @param {'walks' | 'steps' | 'calls' | 'faults'} of */
const sum = (of) => counts.reduce((total, count) => total + count[of], 0);
const reached = new Set(counts.flatMap((count) => count.reached));
console.log(
  `\n${sum('walks')} random walks, ${sum('steps')} steps (${(sum('steps') / seconds).toFixed(1)} a second), ` +
    `${reached.size} of ${counts[0]?.addresses ?? 0} addresses, ${sum('calls')} calls, ${sum('faults')} faults`,
);
rmSync(folder, { recursive: true });
process.exitCode = code;
