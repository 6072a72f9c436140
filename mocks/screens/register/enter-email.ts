import { emailOf } from '../../people/personas';
import { submits, unanswered } from '../shared';
import type { Screen } from '../variant';
import { notAllowed } from './shared';

const email = { heading: 'What is your email address?', persona: 'new-user', progress: 'arrival' } as const;
const typedEmail = (typed: string) => [{ type: typed, into: 'Email address' }, submits] as const;
const emailFormat = 'Enter an email address in the correct format, like name@example.com';

export default {
  usual: {
    ...email,
    label: 'as most people see it',
    says: ["You'll use this to log in. If you share an email address, use one that only you can open."],
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
} as const satisfies Screen;
