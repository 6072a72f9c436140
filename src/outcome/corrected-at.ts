import type { Path } from '@/paths';
import { goTo, type Outcome } from './outcome';

/** Sends an error about a field to the form where the user can correct it. For pages without a form. */
export const correctedAt = (form: Path, outcome: Outcome<string>): Outcome =>
  outcome.kind === 'invalid' && outcome.field ? goTo(form, { state: { refused: outcome } }) : (outcome as Outcome);
