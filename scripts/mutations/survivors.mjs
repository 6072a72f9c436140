import { hasSurvived, survivor } from './report.mjs';

/** Prints each survivor immediately, because a folder takes long and may be interrupted. */
class Survivors {
  /** @param {import('./mutate.mjs').Mutant} mutant */
  onMutantTested(mutant) {
    if (hasSurvived(mutant)) console.log(survivor(mutant));
  }
}

/** A plugin of Stryker, in the format of its `declareClassPlugin`. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }];
