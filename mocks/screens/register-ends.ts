import { addressTally, lock } from '../backend/locks';
import { emailOf } from '../people/personas';
import { elsewhere, otherBrowser } from './in-common';
import { asked, notAllowed } from './register-asked';
import type { Address, Screen } from './variant';

const exists = {
  heading: 'You already have an account',
  says: ['There is an account with the email address that you entered. Log in with it.'],
} as const;
const failed = {
  heading: 'We could not create your account',
  says: ['There was a technical problem. Try again in a few minutes.'],
} as const;
const lost = {
  heading: 'You have lost access to your email address',
  says: [
    'If you cannot read the emails that we send to the address of your account, you can:',
    'Choose to continue with your new account.',
  ],
} as const;
const notSure = {
  heading: 'You are not sure if you have an account',
  says: [
    'You may have one if you use the NHS App, or a website of your GP surgery with NHS login.',
    'Enter your email address, and we tell you whether there is an account for it. Try each address that you use.',
  ],
} as const;
const here = { label: 'as most people see it', progress: 'arrival' } as const;

/** Where a new account cannot be, or is not what somebody needs. */
export const registerEndScreens = {
  '/register/attempts-exceeded': {
    usual: {
      ...asked,
      heading: 'You cannot continue',
      label: 'locked for 15 minutes',
      says: [
        'You have tried to create an account too many times.',
        'Wait up to 15 minutes, then go back to the website or app you were using and log in again.',
      ],
      world: ({ world, now }) => lock(addressTally(world, 'registration', emailOf('new-user')), now),
    },
  },
  '/register/already-have-an-account': {
    usual: { ...exists, ...here, says: [...exists.says, 'Log in', 'Reset your password'] },
    'other-browser': { ...exists, ...elsewhere, says: [otherBrowser] },
  },
  '/register/error': { usual: { ...failed, ...here }, 'other-browser': { ...failed, ...elsewhere, says: [otherBrowser] } },
  '/register/lost-access-email': {
    usual: { ...lost, ...here, says: [...lost.says, 'Create a new account'] },
    'not-allowed': {
      heading: lost.heading,
      label: notAllowed.label,
      says: ['The website or app you came from does not let you create a new account.', 'Get help with NHS login (opens in a new tab)'],
      progress: 'arrival',
      oidc: notAllowed.oidc,
    },
    'other-browser': { ...lost, ...elsewhere, says: [otherBrowser] },
  },
  '/register/not-sure-account': {
    usual: { ...notSure, ...here, says: [...notSure.says, 'Create an account'] },
    'not-allowed': { ...notSure, label: notAllowed.label, progress: 'arrival', oidc: notAllowed.oidc },
    'other-browser': { ...notSure, ...elsewhere, says: [otherBrowser] },
  },
} as const satisfies Partial<Record<Address, Screen>>;
