import type { Path } from '@/paths';
import { goTo, type Outcome } from './outcome';

/** A page without a form sends a refused field to the form where it can be corrected. */
export const correctedAt = (form: Path, outcome: Outcome<string>): Outcome =>
  outcome.kind === 'invalid' && outcome.field ? goTo(form, { state: { refused: outcome } }) : (outcome as Outcome);
