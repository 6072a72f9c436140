import { after, emailErrors, screenInSession, submits, unanswered } from '../shared';

export default screenInSession({
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
});
