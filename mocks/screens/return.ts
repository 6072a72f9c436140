import { detailsNotChecked, screen, sharing, spinner } from './shared';
import { emailAgain, emailRefused } from './sign-in';

/** The firewall's puzzle is solved. The page verifies its token first. */
const solved = { cookies: { 'aws-waf-token': 'a-token-of-the-firewall' } } as const;

const checking = { heading: 'Checking your details', progress: 'password' } as const;

const resetSentRound = { returnedFrom: 'forgot-password:renewal' } as const;

const checkForgotPassword = screen({
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

export default {
  '/check-forgot-password': checkForgotPassword,
  '/check-reset-password': screen({
    all: checking,
    ...sharing(solved, spinner('verify-waf-token', 'Get a new link to reset your password', detailsNotChecked)),
    'nothing-to-do': { label: 'no token of the firewall: opens the page about the email', heading: 'Check your email' },
  }),
  '/check-account-status': screen({
    all: { heading: 'Checking your account', progress: 'password' },
    ...spinner('account-status', emailAgain, detailsNotChecked),
    'email-not-known': { label: 'no email address: opens the entry screen', heading: 'Enter your email address', progress: 'arrival' },
    'email-refused': emailRefused('Enter your email address', 'account-status.invalid-email'),
  }),
  '/check-login': screen({
    all: { heading: 'Taking you back to log in', progress: 'password' },
    ...sharing(solved, spinner('verify-waf-token', emailAgain)),
    'email-first': { label: 'the email address was entered first: opens the password page', heading: 'Enter your password' },
    'email-and-password': {
      label: 'both are entered on one page: opens it',
      heading: 'Log In to Example health service',
      progress: 'arrival',
    },
  }),
};
