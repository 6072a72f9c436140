import { lockStarted } from '../../../src/state/deadline-events';
import { pyiSelected } from '../../../src/state/events';
import { hour, minute } from '../../backend/clock';
import type { PersonaId } from '../../people/personas';
import { answersOf, type By, lockedFor, matchedAs, refused } from '../proofing-answers';
import { clientKnown, helpCode, screen, toClient } from '../shared';

export const asked = { persona: 'uplift', progress: 'identity-token' } as const;
export const correcting = {
  label: 'corrected on the way to prove who it is: no way back',
  happened: [...answersOf('uplift'), pyiSelected()],
} as const;

export const answered = { ...asked, happened: answersOf('uplift') } as const;
export const answeredByName = { ...asked, happened: answersOf('uplift', 'name') } as const;
export const byNumber = ['NHS number', '999 000 0018', 'Date of birth', '15 March 1984', 'Postcode', 'LS1 4AP'];
export const incomplete = {
  ...asked,
  happened: undefined,
  label: 'answers are missing: the first question is asked',
  heading: 'Do you know your NHS number?',
} as const;

export const checkHeading = { heading: 'Check your details' } as const;

export const unmatched = (by: By) => ({ persona: 'no-match', progress: 'identity-token', happened: answersOf('no-match', by) }) as const;
export const tooMany = 'You have tried to match your details to an NHS record too many times.';

/** A user who has answered all questions, with an NHS number. */
export const answeredAs = (persona: PersonaId) =>
  ({ label: 'as most people see it', persona, progress: 'identity-token', happened: answersOf(persona) }) as const;

/** A locked page, with and without a known end of the lock. */
export const lockVariants = (reason: string) =>
  screen({
    all: { persona: 'match-locked', progress: 'identity-token', heading: 'You cannot continue' },
    usual: {
      label: 'the end is unknown',
      says: [reason, '(in about 15 minutes).', 'Get help with NHS login (opens in a new tab)', helpCode],
      happened: [...answersOf('match-locked'), refused(), lockStarted('match')],
    },
    'locked-for-9-minutes': {
      label: 'locked for 9 more minutes',
      says: [reason, 'You can try again at', '(in about 9 minutes).'],
      happened: lockedFor('match-locked', 9 * minute),
    },
    'locked-for-1-minute': {
      label: 'locked for less than a minute',
      says: [reason, '(in about 1 minute).'],
      happened: lockedFor('match-locked', minute / 3),
    },
    'locked-for-3-days': {
      label: 'locked for 3 more days: the end is named with its day',
      says: [reason, 'You can try again at'],
      happened: lockedFor('match-locked', 72 * hour),
    },
    over: {
      label: 'the lock is over',
      says: [reason, 'You can try again now', 'Try again'],
      happened: lockedFor('match-locked', 9 * minute),
      later: 9 * minute,
    },
    'client-known': {
      label: 'the client service is known',
      says: [toClient],
      happened: [...answersOf('match-locked'), refused(), ...clientKnown],
    },
  });

export const findRecordHeading = { heading: 'Help us find your NHS record' } as const;

export const isMatchedP9 = {
  ...matchedAs('uplift-p9'),
  label: 'matched already, the client service asks for P9 (vtr): the proof of who it is follows',
} as const;
