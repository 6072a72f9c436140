import { hasSurvived, survivor } from './report.mjs';

/** Prints each survivor at once, because a folder takes long and may be interrupted. */
class Survivors {
  /** @param {import('./mutate.mjs').Mutant} mutant */
  onMutantTested(mutant) {
    if (hasSurvived(mutant)) console.log(survivor(mutant));
  }
}

/** A plugin of Stryker, as its `declareClassPlugin` makes one. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }];
