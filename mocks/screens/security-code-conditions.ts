import type { SignIn } from '../../src/api/login';
import { numberRegistered, passkeyTried, signedIn } from '../../src/state/events';
import { maskedNumbers } from '../backend/accounts/masked-numbers';
import { traitsOf } from '../people/personas';
import { submits } from './in-common';
import { unanswered, type Base } from './unanswered';
import type { Here, Variant } from './variant';

/** A passkey was tried first, and did not come. */
export const passkeyTriedBefore = { happened: [passkeyTried()] } as const;

/** The server has not told the numbers of the account. */
export const numberNotTold = { happened: [signedIn({ authentication_state: 'VERIFIED' } as SignIn)] } as const;

/** The phone number was given a moment ago: another one can be given at once. */
export const accountJustCreated = {
  label: 'the account was just created, unfolded: another number takes no day',
  happened: [numberRegistered(maskedNumbers(traitsOf('mobile')))],
  world: ({ account }: Here) => account && Object.assign(account, { numberUnproven: true }),
} as const;

export const oneTryLeft = ({ account, now }: Here) => account && Object.assign(account.codeTries, { count: 4, lastAt: now });

export const newCodeSent = {
  label: 'a new code was sent',
  says: ['Success', 'You have been sent a new security code.'],
} as const;

/** What is said of the box that remembers a device, and the box. */
export const remembered = {
  says: [
    'You will not need a security code when you log in on this device for the next 180 days. You will still need your password.',
    'Do not choose this if you share this device with other people.',
  ],
  does: [{ choose: 'Remember this device and stop sending security codes' }, { press: 'What does remember this device mean?' }],
} as const;

/** What can be wrong with a code. */
export const codeErrors = (base: Base) => {
  const typed = (type: string) => [{ type, into: 'Security code' }, submits] as const;
  return {
    'nothing-typed': { ...base, label: 'sent empty', says: ['Error: Enter the security code'], does: [submits] },
    'code-malformed': { ...base, label: 'a code of 5 digits', says: ['Enter a valid security code'], does: typed('12345') },
    'wrong-code': {
      ...base,
      label: 'a wrong code',
      says: ['The security code you have entered is wrong', 'Enter the correct security code'],
      does: typed('000000'),
    },
    ...unanswered(base, 'otp', typed('123456')),
  } as const satisfies Record<string, Variant>;
};
