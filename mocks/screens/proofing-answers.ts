import type { UnknownAction } from '@reduxjs/toolkit';
import type { UpliftRefusal } from '../../src/api/proofing';
import {
  dobGiven,
  duplicateFound,
  nameGiven,
  nhsNumberGiven,
  nhsNumberNotKnown,
  postcodeGiven,
  uplifted,
  upliftRefused,
} from '../../src/state/events';
import { second } from '../backend/clock';
import { noteDuplicate } from '../backend/duplicates/existing-accounts';
import { lock } from '../backend/locks';
import type { Details } from '../people/health-records';
import { type PersonaId, traitsOf } from '../people/personas';
import { ownAccount } from './shared';
import type { Here, Variant } from './variant';

/** The kind of match: by NHS number, or by name. */
export type By = 'number' | 'name';

export function detailsOf(persona: PersonaId): Details {
  const { details } = traitsOf(persona);
  if (!details) throw new Error(`${persona} tells nothing`);
  return details;
}

/** The events of a person who has said who they are. */
export function named(persona: PersonaId, by: By = 'number'): UnknownAction[] {
  const { nhsNumber, firstName, middleNames, lastName } = detailsOf(persona);
  return by === 'number' ? [nhsNumberGiven(nhsNumber)] : [nhsNumberNotKnown(), nameGiven({ firstName, middleNames, lastName })];
}

/** The events of a person who has said who they are, and when they were born. */
export const born = (persona: PersonaId, by?: By) => [...named(persona, by), dobGiven(detailsOf(persona).dob)];

/** The events of a person who has answered every question. */
export const answersOf = (persona: PersonaId, by?: By) => [...born(persona, by), postcodeGiven(detailsOf(persona).postcode)];

const refusal = (told: object): UpliftRefusal => ({
  eligible_for_account_migration_journey: false,
  ineligibility_reason: '',
  email: [],
  ...told,
});

/** The event of an uplift that was refused, of which the server has told this. */
export const refused = (told: Partial<UpliftRefusal> = {}) => upliftRefused(refusal(told));

/** Locks the match until so many milliseconds from now, and tells the app. */
export const lockedFor =
  (persona: PersonaId, milliseconds: number) =>
  (here: Here): UnknownAction[] => {
    const { matchTries } = ownAccount(here);
    lock(matchTries, here.now);
    matchTries.lockedUntil = here.now + milliseconds;
    return [...answersOf(persona), refused({ lockout_time_seconds: Math.round(matchTries.lockedUntil / second) })];
  };

/** The match found a record that another account has: what the server tells of it, or something else in its place. */
const duplicateOf =
  (persona: PersonaId, instead: object = {}) =>
  (here: Here): UnknownAction[] => {
    const told = noteDuplicate(here.world, ownAccount(here), detailsOf(persona).nhsNumber);
    return [...answersOf(persona), duplicateFound(refusal({ ...told, email: [told?.email].flat(), ...instead }))];
  };

/** Somebody who has been matched, and the app knows. */
export const matchedAs = (persona: PersonaId) =>
  ({
    heading: 'We have already matched you to your NHS record',
    says: ['You only need to do this once.'],
    persona,
    progress: 'identity-token',
    happened: [...answersOf(persona), uplifted()],
    world: (here) => void Object.assign(ownAccount(here), { nhsNumber: detailsOf(persona).nhsNumber, provenLevel: 'P5' }),
  }) as const satisfies Omit<Variant, 'label'>;
export const isMatched = { ...matchedAs('uplift'), label: 'matched already' } as const;

/** Somebody whose record belongs to another account of theirs. `instead`: what the server has told in place of what it usually does. */
export const hasAccount = (persona: PersonaId, instead?: object) =>
  ({ persona, progress: 'identity-token', happened: duplicateOf(persona, instead) }) as const;
