import { minute, second } from '../backend/clock';
import type { PersonaId } from '../people/personas';
import { clientKnown, toClient } from './in-common';
import { answersOf, lockedFor, named, refused } from './proofing-answers';
import type { Address, Screen } from './variant';

/** Somebody who has answered all, by NHS number. */
const answered = (persona: PersonaId) =>
  ({ label: 'as most people see it', persona, progress: 'identity-token', happened: answersOf(persona) }) as const;

const locked = { persona: 'match-locked', progress: 'identity-token', heading: 'You cannot continue' } as const;
const tooMany = 'You have tried to match your details to an NHS record too many times.';
const tooEarly = 'You have tried again too early to match your details to an NHS record.';
/** What a locked page shows by what is known of the lock's end. */
const waits = (reason: string) =>
  ({
    usual: {
      ...locked,
      label: 'nobody knows until when',
      says: [reason, 'Wait 15 minutes, then try again.', 'Get help with NHS login (opens in a new tab)'],
      happened: [...answersOf('match-locked'), refused()],
    },
    'locked-for-9-minutes': {
      ...locked,
      label: 'locked for 9 more minutes',
      says: [reason, 'Wait 9 minutes, then try again.'],
      happened: lockedFor('match-locked', 9 * minute),
    },
    'locked-for-1-minute': {
      ...locked,
      label: 'locked for less than a minute',
      says: [reason, 'Wait 1 minute, then try again.'],
      happened: lockedFor('match-locked', minute / 3),
    },
    'client-known': {
      ...locked,
      label: 'the client service is known',
      says: [toClient],
      happened: [...answersOf('match-locked'), refused(), ...clientKnown],
    },
  }) as const satisfies Screen;

const busy = { ...answered('record-busy'), heading: 'We are really busy at the moment' } as const;
const tooYoung = {
  heading: 'Sorry, to use NHS login you need to be over 11 years old',
  persona: 'uplift',
  progress: 'identity-token',
  label: 'as most people see it',
  says: ['If you entered the wrong date, go back and enter your date of birth.'],
  happened: named('uplift'),
} as const;

/** Where the way to the health record ends (spec 2, sections 2 and 8). */
export const proofingEndScreens = {
  '/proofing/you-need-to-be-over-11': {
    usual: tooYoung,
    'client-known': {
      ...tooYoung,
      label: 'the client service is known',
      says: [toClient],
      happened: [...tooYoung.happened, ...clientKnown],
    },
  },
  '/proofing/p5-unable-to-save-details': {
    usual: {
      ...answered('no-match'),
      heading: 'Sorry, we are unable to save the details you entered',
      says: ['You can carry on and prove who you are. You may be asked to enter your details again.'],
      logs: 'P5 failure data could not be saved',
    },
  },
  '/proofing/multiple-matches': {
    usual: {
      ...answered('several-matches'),
      heading: 'We could not find a user with these details',
      says: ['The details that you gave are not enough to find one NHS record. Your NHS number would help.', 'Try again'],
      happened: answersOf('several-matches', 'name'),
    },
  },
  '/proofing/nhs-number-not-verified': {
    usual: {
      ...answered('number-not-verified'),
      heading: 'We could not verify your NHS number with your date of birth',
      says: ['Check both and try again. You can also try your full name instead of your NHS number.', 'Try again'],
    },
  },
  '/proofing/record-invalidated': {
    usual: {
      ...answered('record-invalidated'),
      heading: 'There is a problem with your NHS record',
      says: [
        'We cannot match you to your NHS record at the moment.',
        'Reference: CID2011',
        'Contact us through the help centre (opens in a new tab) and quote this reference.',
      ],
    },
  },
  '/proofing/p5-error-generic': {
    usual: {
      ...answered('uplift'),
      heading: 'There was a technical problem',
      says: ['We could not check your details. They are still here: you can try again.', 'Try again'],
    },
  },
  '/proofing/p5-register-attempt': waits(tooMany),
  '/proofing/p5-register-reattempt-lock': waits(tooEarly),
  '/proofing/p5-pds-limit': {
    usual: {
      ...busy,
      label: 'by NHS number',
      says: ['Wait 15 minutes, then go back and try again. What you entered is still there.'],
    },
    'by-name': { ...busy, label: 'by name', happened: answersOf('record-busy', 'name') },
    'locked-for-9-minutes': {
      ...busy,
      label: 'for 9 more minutes',
      says: ['Wait 9 minutes, then go back and try again.'],
      happened: ({ now }) => [...answersOf('record-busy'), refused({ lockout_time_seconds: Math.round((now + 9 * minute) / second) })],
    },
  },
} as const satisfies Partial<Record<Address, Screen>>;
