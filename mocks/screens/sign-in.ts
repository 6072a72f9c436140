import { minute } from '../clock';
import type { Address, Screen } from './variant';

/** Entry and login (spec 1, sections 2 and 4). */
export const signInScreens = {
  '/': { usual: { label: 'leads to the entry screen', heading: 'Enter your email address', soFar: 'arrival' } },
  '/enter-email': {
    usual: { label: 'as most people see it', heading: 'Enter your email address', soFar: 'arrival' },
    'nothing-typed': {
      label: 'sent empty',
      heading: 'Enter your email address',
      says: ['You need to enter your email address'],
      soFar: 'arrival',
      does: [{ press: 'Continue' }],
    },
  },
  '/log-in-password': {
    usual: { label: 'of an account without passkeys', heading: 'Enter your password', says: ['Reset your password'], soFar: 'password' },
    'wrong-password': {
      label: 'a wrong password',
      heading: 'Enter your password',
      says: ['Enter the correct password'],
      soFar: 'password',
      does: [{ type: 'not-the-password', into: 'Password' }, { press: 'Continue' }],
    },
    'locked-for-3-minutes': {
      label: 'locked for 3 more minutes: the right password leads to the lock',
      heading: 'Enter your password',
      persona: 'locked-out',
      soFar: 'password',
      later: 12 * minute,
    },
  },
} as const satisfies Partial<Record<Address, Screen>>;
