import {
  after,
  canTryAgain,
  emailErrors,
  helpCode,
  lockOver,
  passkeyTriedBefore,
  screen,
  screenInAnyBrowser,
  screenInSession,
  submits,
  tellUs,
  unanswered,
} from './shared';
import { lockStarted } from '../../src/state/events';

const tried = { ...passkeyTriedBefore, persona: 'passkey-and-mobile', progress: 'password' } as const;
const passwordInstead = 'Log in using my password instead';
const tryAgain = 'Try using my passkey again';

const failed = screenInAnyBrowser({
  all: { ...tried, heading: 'There was a problem' },
  usual: { shows: ['We could not log you in with your passkey.', tryAgain, passwordInstead] },
  'nothing-chosen': after('nothing chosen', [submits], [tellUs]),
  'cancelled-again': {
    label: 'another try is cancelled',
    shows: ['That did not work again. You can use your password.', tryAgain],
    device: 'cancels-passkeys',
    does: [{ choose: tryAgain }, submits],
  },
  ...unanswered('passkey-options', [{ choose: tryAgain }, submits]),
  'dialogue-open': {
    label: "another try: the browser's dialogue is open",
    shows: ['Follow the steps on your device.'],
    device: 'asks-for-passkeys',
    does: [{ choose: tryAgain }, submits],
  },
  'nothing-opened': {
    label: "another try: the browser's dialogue has not opened for 8 seconds",
    shows: ['Follow the steps on your device.', 'If nothing has opened, use your password'],
    device: 'hurried-without-answer',
    does: [{ choose: tryAgain }, submits],
  },
});

const notAuthenticated = { ...tried, heading: 'We were unable to authenticate you' } as const;

const passkeyEnterEmailLoginFailed = screenInAnyBrowser({
  all: notAuthenticated,
  usual: {
    shows: [
      "Your passkey may be on your phone. Choose 'use another device'. It may also belong to another email address.",
      'Try entering your email again',
      passwordInstead,
    ],
  },
  'nothing-chosen': after('nothing chosen', [submits], [tellUs]),
});

const reason = 'You have tried to log in with your passkey too many times.';
const happened = [...tried.happened, lockStarted('passkey')];
const given = (passwordRoute: string) => ({ passwordRoute, displayPasswordLink: true });

const passkeyLoginAttemptsExceeded = screen({
  all: { ...tried, heading: 'You cannot continue', persona: 'passkey-locked' },
  usual: {
    label: 'from the email address: a link to the password',
    shows: [reason, '(in about 15 minutes).', passwordInstead, helpCode],
    happened,
    state: given('/log-in-password'),
  },
  over: { ...lockOver, shows: [reason, ...canTryAgain], happened },
  'from-login': { label: 'from /login: a link back to it', shows: [reason, passwordInstead], state: given('/login') },
  'link-not-wanted': {
    label: 'the link is not wanted',
    shows: [reason, 'Wait up to 15 minutes'],
    state: { ...given('/login'), displayPasswordLink: false },
  },
  'unsafe-password-route': {
    label: 'an address of no password page is not linked to',
    shows: [reason],
    state: given('https://www.example.com'),
  },
  'no-state': { label: 'opened by its address: no link', shows: [reason, 'Wait up to 15 minutes'] },
  'phone-number-change-pending': {
    label: 'a change of the phone number is pending',
    shows: [reason, passwordInstead],
    persona: 'passkey-pending-change',
    state: given('/log-in-password'),
  },
});

export default {
  '/passkey-enter-email': screenInSession({
    all: { heading: 'Enter your email address to use a passkey', progress: 'arrival' },
    usual: {
      shows: [
        'What is a passkey?',
        "A passkey lets you log in with your fingerprint, your face or your device's PIN. You do not need a password or a security code.",
      ],
    },
    'email-known': { label: 'the email address is known', persona: 'passkey', progress: 'password' },
    'nothing-typed': after('sent empty', [submits], ['Enter your email address']),
    ...emailErrors({ answers: ['passkey-status.invalid-email'] }),
    ...unanswered('passkey-options', [{ type: 'passkey@example.com', into: 'Email address' }, submits]),
    'without-passkeys': { label: 'a browser without passkeys: Continue shows only that it did not work', device: 'without-passkeys' },
  }),
  '/passkey-enter-email-login-failed': passkeyEnterEmailLoginFailed,
  '/passkey-login-failed': failed,
  '/passkey-user-login-failed': failed,
  '/passkey-login-attempts-exceeded': passkeyLoginAttemptsExceeded,
};
