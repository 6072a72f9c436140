import type { UnknownAction } from '@reduxjs/toolkit';
import type { UpliftRefusal } from '@/api/proofing';
import { duplicateFound } from '@/state/events';
import type { PersonaId } from '../../mocks/people/personas';
import { answersOf } from '../../mocks/screens/proofing-answers';
import { visit } from './visit';

/** Maya Okafor, who has a record. */
export const byNumber = answersOf('uplift', 'number');
export const byName = answersOf('uplift', 'name');

/** The event of an uplift that found another account, with these members of the answer. */
export const foundDuplicate = (refusal: Partial<UpliftRefusal> = {}) =>
  duplicateFound({ email: [], eligible_for_account_migration_journey: false, ineligibility_reason: '', ...refusal });

/** Opens a page of proofing as a logged-in user, after these events. */
export function openProofing(path: string, events: readonly UnknownAction[] = [], persona: PersonaId = 'uplift') {
  return visit(path, { persona, upTo: 'identity-token', events });
}
