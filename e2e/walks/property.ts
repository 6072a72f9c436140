import type { Browser } from '@playwright/test';
import * as fc from 'fast-check';
import { type Choice, choicesOf } from './choice';
import { finishSignIn } from './finish-sign-in';
import type { Start } from './start';
import { Walk } from './walk';
import type { WalkCounts } from './walk-counts';

const given = (name: string) => (process.env[name] === undefined ? undefined : Number(process.env[name]));

/** The number and the seed of random walks, from the environment, see `scripts/walk.mjs`. */
export const settings = {
  /** For each kind of start. */
  walks: given('WALKS') ?? 1,
  steps: given('WALK_STEPS') ?? 15,
  /** Fixed in test runs, so that a failure belongs to the change. `node scripts/walk.mjs` draws another each time. */
  seed: given('WALK_SEED') ?? 20_261_122,
  /** The path of the failed walk within a seed, from the failure's message. */
  path: process.env.WALK_PATH,
};

/** Runs a generated walk, and then finishes the sign-in. Returns the faults with the steps. */
async function walked(browser: Browser, start: Start, choices: readonly Choice[], tally: WalkCounts): Promise<string | undefined> {
  const walk = await Walk.begin(browser, start, tally);
  try {
    await walk.takes({ go: start.address });
    for (const choice of choices) await walk.follows(choice);
    await finishSignIn(walk);
    return undefined;
  } catch (error) {
    return `${(error as Error).message}\n${walk.story()}`;
  } finally {
    await walk.counted();
  }
}

/** A different seed for each kind. */
const seedOf = (kind: string) => [...kind].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, settings.seed);

/** Runs the number of walks for a kind of start, and returns those with a fault. */
export async function failedWalks(browser: Browser, kind: string, starts: fc.Arbitrary<Start>, tally: WalkCounts): Promise<string[]> {
  const { walks, steps, path } = settings;
  const seed = seedOf(kind);
  const failed: string[] = [];
  let index = Number(path ?? 0);
  const property = fc.asyncProperty(starts, choicesOf(steps), async (start, choices) => {
    const wrong = await walked(browser, start, choices, tally);
    if (wrong)
      failed.push(`${wrong}\nAgain: node scripts/walk.mjs --kind '${kind}' --seed ${settings.seed} --path ${index} --steps ${steps}`);
    index += 1;
  });
  // Does not shrink, which takes long in a browser.
  await fc.assert(property, { seed, ...(path === undefined ? { numRuns: walks } : { path, numRuns: 1 }), endOnFailure: true });
  return failed;
}
