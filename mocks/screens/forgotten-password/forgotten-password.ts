import { emailErrors, noSession, submits, unanswered } from '../shared';
import type { Screen } from '../variant';
import { email } from './shared';

const forgotten = { heading: 'Forgot password', progress: 'arrival' } as const;

/** The page on which a user requests a reset link. */
export default {
  usual: {
    ...forgotten,
    label: 'as most people see it',
    says: ["Enter the email address you log in with. We'll send you a link to reset your password."],
  },
  'email-known': { ...forgotten, label: 'the email address is known', progress: 'password' },
  'nothing-typed': { ...forgotten, label: 'sent empty', says: ['Enter your email address'], does: [submits] },
  ...emailErrors(forgotten, { answers: ['forgot-password.invalid-email'] }),
  ...unanswered(forgotten, 'forgot-password', [{ type: email, into: 'Email address' }, submits]),
  'no-session': noSession,
} as const satisfies Screen;
