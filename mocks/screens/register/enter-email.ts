import { emailOf } from '../../people/personas';
import { after, refusedByServer, screen, submits, unanswered } from '../shared';
import { notAllowed } from './shared';

const typedEmail = (typed: string) => [{ type: typed, into: 'Email address' }, submits] as const;
const emailFormat = 'Enter an email address in the correct format, like name@example.com';

export default screen({
  all: { heading: 'What is your email address?', persona: 'new-user', progress: 'arrival' },
  usual: { shows: ["You'll use this to log in. If you share an email address, use one that only you can open."] },
  'email-known': { label: 'with the address that was entered before', progress: 'password' },
  'nothing-typed': after('sent empty', [submits], ['Enter your email address']),
  'too-short': after('fewer than 7 characters', typedEmail('a@b.uk'), [
    'We cannot accept email addresses with fewer than 7 characters',
    'Enter an email address with at least 7 characters',
  ]),
  format: after('not an email address', typedEmail('new-user.example.com'), [emailFormat]),
  refused: refusedByServer('validate-email.invalid-email', 'an address', [emailFormat], typedEmail(emailOf('new-user'))),
  'sent-back': {
    label: 'sent back from a later page: the server does not take the address',
    shows: [emailFormat],
    progress: 'password',
    state: { refused: { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' } },
  },
  ...unanswered('validate-email', [...typedEmail(emailOf('new-user'))]),
  'not-allowed': notAllowed,
});
