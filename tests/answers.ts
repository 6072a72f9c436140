import type { UnknownAction } from '@reduxjs/toolkit';
import type { UpliftRefusal } from '@/api/proofing';
import { dobGiven, duplicateFound, nameGiven, nhsNumberGiven, nhsNumberNotKnown, postcodeGiven } from '@/state/events';
import { type PersonaId, traitsOf } from '../mocks/personas';
import { signInAs } from '../mocks/server';
import { visit } from './visit';

/** What a persona tells of themselves to be found, as the page of details wants it. */
export type By = 'number' | 'name';

/** The events of a person who has answered every question. */
export function answersOf(persona: PersonaId, by: By = 'number'): UnknownAction[] {
  const { details } = traitsOf(persona);
  if (!details) throw new Error(`${persona} tells nothing`);
  const { nhsNumber, firstName, middleNames, lastName, dob, postcode } = details;
  const who = by === 'number' ? [nhsNumberGiven(nhsNumber)] : [nhsNumberNotKnown(), nameGiven({ firstName, middleNames, lastName })];
  return [...who, dobGiven(dob), postcodeGiven(postcode)];
}

/** Maya Okafor, who has a record. */
export const byNumber = answersOf('uplift', 'number');
export const byName = answersOf('uplift', 'name');

/** The event of an uplift that found another account, of which the server has told this. */
export const foundDuplicate = (told: Partial<UpliftRefusal> = {}) =>
  duplicateFound({ email: [], eligible_for_account_migration_journey: false, ineligibility_reason: '', ...told });

/** Somebody who is signed in opens a page of proofing, after what has happened before. */
export function openProofing(path: string, events: readonly UnknownAction[] = [], persona: PersonaId = 'uplift') {
  signInAs(persona, { upTo: 'identity-token' });
  return visit(path, { events });
}
