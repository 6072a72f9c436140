import type { Browser } from '@playwright/test';
import * as fc from 'fast-check';
import { type Choice, choicesOf } from './choice';
import { finishSignIn } from './finish-sign-in';
import { settings } from './settings';
import type { Start } from './start';
import { Walk } from './walk';
import type { WalkCounts } from './walk-counts';

/** Walks as it was drawn, and then to the end. Answers what was wrong, with all that it takes to see it again. */
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

/** No two kinds walk the same. */
const seedOf = (kind: string) => [...kind].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, settings.seed);

/** Takes as many walks as are wanted from a kind of start, and answers those that met something wrong. */
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
  // A walk that fails is long to shrink in a browser, and its link shows it as it was.
  await fc.assert(property, { seed, ...(path === undefined ? { numRuns: walks } : { path, numRuns: 1 }), endOnFailure: true });
  return failed;
}
