import { lockStarted, pyiSelected } from '../../../src/state/events';
import { hour, minute } from '../../backend/clock';
import type { PersonaId } from '../../people/personas';
import { answersOf, type By, lockedFor, matchedAs, refused } from '../proofing-answers';
import { canTryAgain, clientKnown, helpCode, screen, toClient } from '../shared';

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
export const lockVariants = (reason: string) => {
  const lockedAs = (label: string, milliseconds: number, ...shows: string[]) =>
    ({ label, shows: [reason, ...shows], happened: lockedFor('match-locked', milliseconds) }) as const;
  return screen({
    all: { persona: 'match-locked', progress: 'identity-token', heading: 'You cannot continue' },
    usual: {
      label: 'the end is unknown',
      shows: [reason, '(in about 15 minutes).', 'Get help with NHS login (opens in a new tab)', helpCode],
      happened: [...answersOf('match-locked'), refused(), lockStarted('match')],
    },
    'locked-for-9-minutes': lockedAs('locked for 9 more minutes', 9 * minute, 'You can try again at', '(in about 9 minutes).'),
    'locked-for-1-minute': lockedAs('locked for less than a minute', minute / 3, '(in about 1 minute).'),
    'locked-for-3-days': lockedAs('locked for 3 more days: the end is named with its day', 72 * hour, 'You can try again at'),
    over: { ...lockedAs('the lock is over', 9 * minute, ...canTryAgain), later: 9 * minute },
    'client-known': {
      label: 'the client service is known',
      shows: [toClient],
      happened: [...answersOf('match-locked'), refused(), ...clientKnown],
    },
  });
};

export const findRecordHeading = { heading: 'Help us find your NHS record' } as const;

export const isMatchedP9 = {
  ...matchedAs('uplift-p9'),
  label: 'matched already, the client service asks for P9 (vtr): the proof of who it is follows',
} as const;
