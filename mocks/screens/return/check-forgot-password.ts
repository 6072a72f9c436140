import { detailsNotChecked, screen, sharing, spinner } from '../shared';
import { emailAgain, emailRefused } from '../sign-in/shared';
import { checking, solved } from './shared';

const resetSentRound = { returnedFrom: 'forgot-password:renewal' } as const;

export default screen({
  all: checking,
  ...sharing(solved, spinner('verify-waf-token', emailAgain, detailsNotChecked)),
  'asks-again': {
    ...resetSentRound,
    label: 'what was asked for before the session was renewed is asked for again',
    answers: ['forgot-password.hang'],
  },
  'email-refused': {
    ...resetSentRound,
    ...emailRefused('Forgot password', 'forgot-password.invalid-email'),
    label: 'asked again, the server refuses the email address: opens the page with its field',
  },
  'nothing-to-do': { label: 'after the bot check: opens the page about the email', heading: 'Check your email' },
});
