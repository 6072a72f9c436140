import { emailOf } from '../people/personas';
import { goodPassword, submits, wrongPasswords } from './in-common';
import { asked, askedForEmail, notAllowed } from './register-asked';
import { registerCodeScreens } from './register-code';
import { registerEndScreens } from './register-ends';
import { registerPhoneScreens } from './register-phone';
import { unanswered } from './unanswered';
import type { Address, Screen } from './variant';

const start = { heading: 'Create an NHS account' } as const;
const email = { heading: 'What is your email address?', persona: 'new-user', progress: 'arrival' } as const;
const typedEmail = (typed: string) => [{ type: typed, into: 'Email address' }, submits] as const;
const emailFormat = 'Enter an email address in the correct format, like name@example.com';

const password = { ...asked, heading: 'Create a password' } as const;
const typedPassword = (typed: string) => [{ type: typed, into: 'Password' }, submits] as const;

/** A new account (spec 1, section 2, "Other routes"). */
export const registerScreens = {
  '/register/create-account': {
    usual: {
      ...start,
      ...asked,
      label: 'an email address without an account',
      says: [
        'There is no account for the email address new-user@example.com.',
        'You can create one with this address, or check that it is the one that you use for your account.',
      ],
    },
    ...unanswered({ ...start, ...asked }, 'validate-email', [{ press: 'Create an account' }]),
    'email-unknown': askedForEmail,
    'not-allowed': notAllowed,
  },
  '/register/create-account-steps': {
    usual: {
      ...start,
      label: 'what is needed and what comes',
      progress: 'arrival',
      says: ['an email address of at least 7 characters that only you use', 'a mobile phone', 'To create an account, you:'],
    },
    landline: {
      ...start,
      label: 'a landline will do',
      says: ['a mobile phone, or a landline where you can take a call'],
      persona: 'new-landline',
      progress: 'password',
    },
    'not-allowed': notAllowed,
  },
  '/register/enter-email': {
    usual: {
      ...email,
      label: 'as most people see it',
      says: ['You use it to log in. It must have at least 7 characters, and be one that only you use.'],
    },
    'email-known': { ...email, label: 'with the address that was entered before', progress: 'password' },
    'nothing-typed': { ...email, label: 'sent empty', says: ['Enter your email address'], does: [submits] },
    'too-short': {
      ...email,
      label: 'fewer than 7 characters',
      says: ['We cannot accept email addresses with fewer than 7 characters', 'Enter an email address with at least 7 characters'],
      does: typedEmail('a@b.uk'),
    },
    format: { ...email, label: 'not an email address', says: [emailFormat], does: typedEmail('new-user.example.com') },
    refused: {
      ...email,
      label: 'an address that the server does not take',
      says: [emailFormat],
      answers: ['validate-email.invalid-email'],
      does: typedEmail(emailOf('new-user')),
    },
    'sent-back': {
      ...email,
      label: 'sent back from a later page: the server does not take the address',
      says: [emailFormat],
      progress: 'password',
      state: { refused: { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' } },
    },
    ...unanswered(email, 'validate-email', [...typedEmail(emailOf('new-user'))]),
    'not-allowed': notAllowed,
  },
  '/register/create-password': {
    usual: {
      ...password,
      label: 'as most people see it',
      says: [
        'Use at least 8 characters, with at least 1 capital letter',
        'By continuing you agree to our terms and conditions and confirm that you have read our privacy notice.',
      ],
    },
    'password-shown': {
      ...password,
      label: 'the password can be read',
      says: ['Your password is visible'],
      does: [{ type: goodPassword, into: 'Password' }, { press: 'Show password' }],
    },
    'nothing-typed': { ...password, label: 'sent empty', says: ['Enter a password'], does: [submits] },
    format: { ...password, label: 'no capital letter', says: [wrongPasswords.format[1]], does: typedPassword(wrongPasswords.format[0]) },
    'too-long': { ...password, label: 'too long', says: [wrongPasswords.long[1]], does: typedPassword(wrongPasswords.long[0]) },
    refused: {
      ...password,
      label: 'a password that the server does not take',
      says: [wrongPasswords.format[1]],
      answers: ['register.invalid-password'],
      does: typedPassword(goodPassword),
    },
    ...unanswered(password, 'register', [...typedPassword(goodPassword)]),
    'email-unknown': askedForEmail,
    'not-allowed': notAllowed,
  },
  ...registerCodeScreens,
  ...registerPhoneScreens,
  ...registerEndScreens,
} as const satisfies Partial<Record<Address, Screen>>;
