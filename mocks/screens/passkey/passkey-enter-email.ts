import { emailErrors, noSession, submits, unanswered } from '../shared';
import type { Screen } from '../variant';

const asked = { heading: 'Enter your email address to use a passkey', progress: 'arrival' } as const;
const typed = { type: 'passkey@example.com', into: 'Email address' } as const;

export default {
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
} as const satisfies Screen;
