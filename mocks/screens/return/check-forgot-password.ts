import { detailsNotChecked, spinner } from '../shared';
import { emailAgain, wrongFormat } from '../sign-in/shared';
import type { Screen } from '../variant';
import { checking, solved } from './shared';

const resetSentRound = { ...checking, returnedFrom: 'forgot-password:renewal' } as const;

export default {
  ...spinner({ ...checking, ...solved }, 'verify-waf-token', emailAgain, detailsNotChecked),
  'asks-again': {
    ...resetSentRound,
    label: 'what was asked for before the session was renewed is asked for again',
    answers: ['forgot-password.hang'],
  },
  'email-refused': {
    ...resetSentRound,
    label: 'asked again, the server refuses the email address: opens the page with its field',
    heading: 'Forgot password',
    says: wrongFormat,
    answers: ['forgot-password.invalid-email'],
  },
  'nothing-to-do': { ...checking, label: 'after the bot check: opens the page about the email', heading: 'Check your email' },
} as const satisfies Screen;
