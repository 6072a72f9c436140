import { lockStarted } from '../../src/state/deadline-events';
import { minute } from '../backend/clock';
import { elsewhere, emailErrors, helpCode, noSession, otherBrowser, passkeyTriedBefore, submits, tellUs, unanswered } from './shared';
import type { Address, Screen } from './variant';

const asked = { heading: 'Enter your email address to use a passkey', progress: 'arrival' } as const;
const typed = { type: 'passkey@example.com', into: 'Email address' } as const;

const tried = { ...passkeyTriedBefore, persona: 'passkey-and-mobile', progress: 'password' } as const;
const notAuthenticated = { ...tried, heading: 'We were unable to authenticate you' } as const;
const problem = { ...tried, heading: 'There was a problem' } as const;
const instead = 'Log in using my password instead';
const again = 'Try using my passkey again';

const failed = {
  usual: { ...problem, label: 'as most people see it', says: ['We could not log you in with your passkey.', again, instead] },
  'nothing-chosen': { ...problem, label: 'nothing chosen', says: [tellUs], does: [submits] },
  'cancelled-again': {
    ...problem,
    label: 'another try is cancelled',
    says: ['That did not work again. You can use your password.', again],
    device: 'cancels-passkeys',
    does: [{ choose: again }, submits],
  },
  ...unanswered(problem, 'passkey-options', [{ choose: again }, submits]),
  'dialogue-open': {
    ...problem,
    label: "another try: the browser's dialogue is open",
    says: ['Follow the steps on your device.'],
    device: 'asks-for-passkeys',
    does: [{ choose: again }, submits],
  },
  'nothing-opened': {
    ...problem,
    label: "another try: the browser's dialogue has not opened for 8 seconds",
    says: ['Follow the steps on your device.', 'If nothing has opened, use your password'],
    device: 'hurried-without-answer',
    does: [{ choose: again }, submits],
  },
  'other-browser': { ...elsewhere, heading: problem.heading, says: [otherBrowser] },
} as const satisfies Screen;

const locked = { ...tried, heading: 'You cannot continue', persona: 'passkey-locked' } as const;
const reason = 'You have tried to log in with your passkey too many times.';
const given = (passwordRoute: string) => ({ passwordRoute, displayPasswordLink: true });

/** Passkeys (spec 1, section 2, "Entry and login screens"). */
export const passkeyScreens = {
  '/passkey-enter-email': {
    usual: {
      ...asked,
      label: 'as most people see it',
      says: [
        'What is a passkey?',
        "A passkey lets you log in with your fingerprint, your face or your device's PIN. You do not need a password or a security code.",
      ],
    },
    'email-known': { ...asked, label: 'the email address is known', persona: 'passkey', progress: 'password' },
    'nothing-typed': { ...asked, label: 'sent empty', says: ['Enter your email address'], does: [submits] },
    ...emailErrors(asked, { answers: ['passkey-status.invalid-email'] }),
    ...unanswered(asked, 'passkey-options', [typed, submits]),
    'without-passkeys': {
      ...asked,
      label: 'a browser without passkeys: Continue says no more than that it did not work',
      device: 'without-passkeys',
    },
    'no-session': noSession,
  },
  '/passkey-enter-email-login-failed': {
    usual: {
      ...notAuthenticated,
      label: 'as most people see it',
      says: ['Your passkey may be on another device, or belong to another email address.', 'Try entering your email again', instead],
    },
    'nothing-chosen': { ...notAuthenticated, label: 'nothing chosen', says: [tellUs], does: [submits] },
    'other-browser': { ...elsewhere, heading: notAuthenticated.heading, says: [otherBrowser] },
  },
  '/passkey-login-failed': failed,
  '/passkey-user-login-failed': failed,
  '/passkey-login-attempts-exceeded': {
    usual: {
      ...locked,
      label: 'from the email address: a link to the password',
      says: [reason, '(in about 15 minutes).', instead, helpCode],
      happened: [...tried.happened, lockStarted('passkey')],
      state: given('/log-in-password'),
    },
    over: {
      ...locked,
      label: 'the lock is over',
      says: [reason, 'You can try again now', 'Try again'],
      happened: [...tried.happened, lockStarted('passkey')],
      later: 15 * minute,
    },
    'from-login': { ...locked, label: 'from /login: a link back to it', says: [reason, instead], state: given('/login') },
    'link-not-wanted': {
      ...locked,
      label: 'the link is not wanted',
      says: [reason, 'Wait up to 15 minutes'],
      state: { passwordRoute: '/login', displayPasswordLink: false },
    },
    'unsafe-password-route': {
      ...locked,
      label: 'an address of no password page is not linked to',
      says: [reason],
      state: given('https://www.example.com'),
    },
    'no-state': { ...locked, label: 'opened by its address: no link', says: [reason, 'Wait up to 15 minutes'] },
    'phone-number-change-pending': {
      ...locked,
      label: 'a change of the phone number is pending',
      says: [reason, instead],
      persona: 'passkey-pending-change',
      state: given('/log-in-password'),
    },
  },
} as const satisfies Partial<Record<Address, Screen>>;
