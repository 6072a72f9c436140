import { detourTaken } from '../../src/state/events';
import { spinner } from './unanswered';
import type { Screen } from './variant';

/** The firewall's puzzle is solved: its token is verified first. */
const solved = { cookies: { 'aws-waf-token': 'a-token-of-the-firewall' } } as const;

const checking = { heading: 'Checking your details', progress: 'password' } as const;
const resetSentRound = { ...checking, happened: [detourTaken('forgot-password:renewal')] } as const;
const wrongFormat = ['Enter an email address in the correct format, like name@example.com'] as const;

export const checkForgotPassword = {
  ...spinner({ ...checking, ...solved }, 'verify-waf-token'),
  'asks-again': {
    ...resetSentRound,
    label: 'what was asked for before the session was renewed is asked for again',
    says: ['Loading'],
    answers: ['forgot-password.hang'],
  },
  'email-refused': {
    ...resetSentRound,
    label: 'asked again, the server refuses the email address: leads to where it is typed',
    heading: 'Forgot password',
    says: wrongFormat,
    answers: ['forgot-password.invalid-email'],
  },
  'nothing-to-do': { ...checking, label: 'after the bot check: leads to the email', heading: 'Check your email' },
} as const satisfies Screen;

export const checkResetPassword = {
  ...spinner({ ...checking, ...solved }, 'verify-waf-token'),
  'nothing-to-do': { ...checking, label: 'no token of the firewall: leads to the email', heading: 'Check your email' },
} as const satisfies Screen;

const account = { heading: 'Checking your account', progress: 'password' } as const;

export const checkAccountStatus = {
  ...spinner(account, 'account-status'),
  'email-not-known': { label: 'no email address: leads to the entry screen', heading: 'Enter your email address', progress: 'arrival' },
  'email-refused': {
    label: 'the server refuses the email address: leads to where it is typed',
    heading: 'Enter your email address',
    says: wrongFormat,
    progress: 'password',
    answers: ['account-status.invalid-email'],
  },
} as const satisfies Screen;

const registering = { progress: 'password', persona: 'new-user' } as const;

export const checkRegistration = {
  ...spinner({ ...registering, heading: 'Checking your email address' }, 'validate-email'),
  'email-not-known': { label: 'no email address: leads to where it is typed', heading: 'What is your email address?', progress: 'arrival' },
  'email-refused': {
    ...registering,
    label: 'the server refuses the email address: leads to where it is typed',
    heading: 'What is your email address?',
    says: wrongFormat,
    answers: ['validate-email.invalid-email'],
  },
} as const satisfies Screen;

export const checkLogin = {
  ...spinner({ heading: 'Taking you back to log in', progress: 'password', ...solved }, 'verify-waf-token'),
  'email-first': {
    label: 'the email address was given first: leads to the password',
    heading: 'Enter your password',
    progress: 'password',
  },
  'email-and-password': {
    label: 'both are asked for on one page: leads to it',
    heading: 'Log In to Example health service',
    progress: 'arrival',
  },
} as const satisfies Screen;

const loggedIn = { heading: 'Logging you in', progress: 'identity-token' } as const;

export const authcode = {
  ...spinner(loggedIn, 'authcode'),
  'consent-needed': {
    ...loggedIn,
    label: 'consent is needed: leads to it',
    heading: 'Agree to share your login information',
  },
  'terms-changed': {
    ...loggedIn,
    label: 'new terms: leads to them',
    heading: 'NHS login terms of use update',
    persona: 'terms-and-consent',
  },
  p9: {
    ...loggedIn,
    label: 'the client asks for P9: leads to the health record, and then to the proof of who it is',
    heading: 'Help us find your NHS record',
    persona: 'uplift-p9',
  },
} as const satisfies Screen;
