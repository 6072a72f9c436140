import { emailCodeSent } from '../../../src/state/deadline-events';
import { emailEntered } from '../../../src/state/events';
import { hour } from '../../backend/clock';
import { emailOf } from '../../people/personas';
import { screen, submits, unanswered } from '../shared';
import { alreadyConfirmed, askedForEmail } from './shared';

const typedCode = (typed: string) => [{ type: typed, into: 'Security code' }, submits] as const;
/** A code of the right length. */
const someCode = typedCode('246810');
const unfold = { click: 'Not received an email?' } as const;
const resend = { click: 'Send the security code again' } as const;
const resent = unanswered('resend-email-code', [unfold, resend]);

export default screen({
  all: { heading: 'Check your email', persona: 'new-user', progress: 'email-code' },
  usual: { says: ['We have sent a 6 digit security code to new-user@example.com. Use it within 1 hour.', 'This is 6 digits'] },
  'sent-just-now': { label: 'the code was sent just now', says: ['Use it within 1 hour. It works until'], happened: [emailCodeSent()] },
  unconfirmed: {
    label: 'an account that was begun before: no code is known to be on its way',
    persona: 'unconfirmed',
    progress: 'arrival',
    says: [
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
    says: ['You have been sent a new security code.', 'We have sent a 6 digit security code to unconfirmed@example.com.'],
    happened: [emailEntered(emailOf('unconfirmed'))],
    does: [{ click: 'Email me a new security code' }],
  },
  unfolded: {
    label: 'what to do without an email',
    says: [
      'It can take a few minutes for the email to arrive. Check your spam or junk folder.',
      'Send the security code again',
      'Change the email address',
    ],
    does: [unfold],
  },
  'code-sent-again': { label: 'another code was sent', says: ['You have been sent a new security code.'], does: [unfold, resend] },
  'nothing-typed': { label: 'sent empty', says: ['Enter the security code'], does: [submits] },
  format: { label: 'not 6 digits', says: ['Enter the 6 digits of your security code'], does: typedCode('12345') },
  'wrong-code': { label: 'a wrong code', says: ['Enter the correct security code'], does: someCode },
  'code-expired': {
    label: 'a code that is an hour old',
    says: ['This security code has expired. Send a new one', 'Send a new security code'],
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
    says: ['You have been sent a new security code.'],
    world: ({ account, now }) => {
      if (account?.emailCode) account.emailCode.sentAt = now - hour;
    },
    does: [...someCode, { click: 'Send a new security code' }],
  },
  confirmed: alreadyConfirmed,
  'email-unknown': askedForEmail,
});
