import { emailCodeSent, emailEntered } from '../../../src/state/events';
import { hour } from '../../backend/clock';
import { emailOf } from '../../people/personas';
import { after, screen, submits, unanswered } from '../shared';
import { alreadyConfirmed, askedForEmail } from './shared';

const typedCode = (typed: string) => [{ type: typed, into: 'Security code' }, submits] as const;
/** A code of the right length. */
const someCode = typedCode('246810');
const unfold = { click: 'Not received an email?' } as const;
const resend = { click: 'Send the security code again' } as const;
const resent = unanswered('resend-email-code', [unfold, resend]);

export default screen({
  all: { heading: 'Check your email', persona: 'new-user', progress: 'email-code' },
  usual: { shows: ['We have sent a 6 digit security code to new-user@example.com. Use it within 1 hour.', 'This is 6 digits'] },
  'sent-just-now': { label: 'the code was sent just now', shows: ['Use it within 1 hour. It works until'], happened: [emailCodeSent()] },
  unconfirmed: {
    label: 'an account that was begun before: no code is known to be on its way',
    persona: 'unconfirmed',
    progress: 'arrival',
    shows: [
      'You need to confirm the email address unconfirmed@example.com before you can log in.',
      'Enter the 6 digit security code from the last email that we sent to it. A code works for 1 hour.',
      'Email me a new security code',
    ],
    happened: [emailEntered(emailOf('unconfirmed'))],
  },
  'unconfirmed-code-sent': {
    label: 'an account that was begun before: another code was sent',
    persona: 'unconfirmed',
    progress: 'arrival',
    shows: ['You have been sent a new security code.', 'We have sent a 6 digit security code to unconfirmed@example.com.'],
    happened: [emailEntered(emailOf('unconfirmed'))],
    does: [{ click: 'Email me a new security code' }],
  },
  unfolded: after(
    'what to do without an email',
    [unfold],
    [
      'It can take a few minutes for the email to arrive. Check your spam or junk folder.',
      'Send the security code again',
      'Change the email address',
    ],
  ),
  'code-sent-again': after('another code was sent', [unfold, resend], ['You have been sent a new security code.']),
  'nothing-typed': after('sent empty', [submits], ['Enter the security code']),
  format: after('not 6 digits', typedCode('12345'), ['Enter the 6 digits of your security code']),
  'wrong-code': after('a wrong code', someCode, ['Enter the correct security code']),
  'code-expired': {
    label: 'a code that is an hour old',
    shows: ['This security code has expired. Send a new one', 'Send a new security code'],
    world: ({ account, now }) => {
      if (account?.emailCode) account.emailCode.sentAt = now - hour;
    },
    does: someCode,
  },
  ...unanswered('verify-email', someCode),
  'resend-waiting': { ...resent.waiting, label: 'waiting for another code' },
  'resend-no-answer': { ...resent['no-answer'], label: 'no answer when another code is asked for' },
  'resend-no-answer-twice': { ...resent['no-answer-twice'], label: 'no answer, twice, when another code is asked for' },
  'expired-code-sent-again': {
    label: 'a new code in the place of one that is an hour old',
    shows: ['You have been sent a new security code.'],
    world: ({ account, now }) => {
      if (account?.emailCode) account.emailCode.sentAt = now - hour;
    },
    does: [...someCode, { click: 'Send a new security code' }],
  },
  confirmed: alreadyConfirmed,
  'email-unknown': askedForEmail,
});
