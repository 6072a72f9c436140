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

export type By = 'number' | 'name';

export function detailsOf(persona: PersonaId): Details {
  const { details } = traitsOf(persona);
  if (!details) throw new Error(`${persona} has no details`);
  return details;
}

/** The events of a user who has entered an NHS number or a name. */
export function named(persona: PersonaId, by: By = 'number'): UnknownAction[] {
  const { nhsNumber, firstName, middleNames, lastName } = detailsOf(persona);
  return by === 'number' ? [nhsNumberGiven(nhsNumber)] : [nhsNumberNotKnown(), nameGiven({ firstName, middleNames, lastName })];
}

/** The same, with the date of birth. */
export const born = (persona: PersonaId, by?: By) => [...named(persona, by), dobGiven(detailsOf(persona).dob)];

/** The events of a user who has answered every question. */
export const answersOf = (persona: PersonaId, by?: By) => [...born(persona, by), postcodeGiven(detailsOf(persona).postcode)];

const refusal = (answer: object): UpliftRefusal => ({
  eligible_for_account_migration_journey: false,
  ineligibility_reason: '',
  email: [],
  ...answer,
});

/** The event of a refused uplift with this answer. */
export const refused = (answer: Partial<UpliftRefusal> = {}) => upliftRefused(refusal(answer));

/** Locks the match for these milliseconds, on the server and in the app. */
export const lockedFor =
  (persona: PersonaId, milliseconds: number) =>
  (here: Here): UnknownAction[] => {
    const { matchTries } = ownAccount(here);
    lock(matchTries, here.now);
    matchTries.lockedUntil = here.now + milliseconds;
    return [...answersOf(persona), refused({ lockout_time_seconds: Math.round(matchTries.lockedUntil / second) })];
  };

/** The match found a record of another account. `instead` replaces parts of the server's answer. */
const duplicateOf =
  (persona: PersonaId, instead: object = {}) =>
  (here: Here): UnknownAction[] => {
    const duplicate = noteDuplicate(here.world, ownAccount(here), detailsOf(persona).nhsNumber);
    return [...answersOf(persona), duplicateFound(refusal({ ...duplicate, email: [duplicate?.email].flat(), ...instead }))];
  };

/** A user whose match is recorded on the server and in the app. */
export const matchedAs = (persona: PersonaId) =>
  ({
    heading: 'We have already matched you to your NHS record',
    shows: ['You only need to do this once.'],
    persona,
    progress: 'identity-token',
    happened: [...answersOf(persona), uplifted()],
    world: (here) => void Object.assign(ownAccount(here), { nhsNumber: detailsOf(persona).nhsNumber, provenLevel: 'P5' }),
  }) as const satisfies Omit<Variant, 'label'>;
export const isMatched = { ...matchedAs('uplift'), label: 'matched already' } as const;

/** A user whose record belongs to another of their accounts. `instead` replaces parts of the server's answer. */
export const hasAccount = (persona: PersonaId, instead?: object) =>
  ({ persona, progress: 'identity-token', happened: duplicateOf(persona, instead) }) as const;
