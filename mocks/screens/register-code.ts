import { hour } from '../backend/clock';
import { submits } from './in-common';
import { askedForEmail } from './register-asked';
import { unanswered } from './unanswered';
import type { Address, Screen, Variant } from './variant';

const code = { heading: 'Check your email', persona: 'new-user', progress: 'email-code' } as const satisfies Omit<Variant, 'label'>;
const typedCode = (typed: string) => [{ type: typed, into: 'Security code' }, submits] as const;
/** Of the right length. */
const someCode = typedCode('246810');
const unfold = { press: 'Not received an email?' } as const;
const resend = { press: 'Send the security code again' } as const;
const resent = unanswered(code, 'resend-email-code', [unfold, resend]);

/** The email address of a new account is confirmed by a code. */
export const registerCodeScreens = {
  '/register/check-email': {
    usual: {
      ...code,
      label: 'as most people see it',
      says: ['We have sent a 6 digit security code to new-user@example.com. Use it within 1 hour.', 'This is 6 digits'],
    },
    unconfirmed: {
      ...code,
      label: 'an account that was begun before',
      persona: 'unconfirmed',
      says: ['We have sent a 6 digit security code to unconfirmed@example.com.'],
    },
    unfolded: {
      ...code,
      label: 'what to do without an email',
      says: [
        'It can take a few minutes for the email to arrive. Check your spam or junk folder.',
        'Send the security code again',
        'Change the email address',
      ],
      does: [unfold],
    },
    'code-sent-again': {
      ...code,
      label: 'another code was sent',
      says: ['You have been sent a new security code.'],
      does: [unfold, resend],
    },
    'nothing-typed': { ...code, label: 'sent empty', says: ['Enter the security code'], does: [submits] },
    format: { ...code, label: 'not 6 digits', says: ['Enter a valid security code'], does: typedCode('12345') },
    'wrong-code': {
      ...code,
      label: 'a wrong code',
      says: ['The security code you have entered is wrong', 'Enter the correct security code'],
      does: someCode,
    },
    'code-expired': {
      ...code,
      label: 'a code that is an hour old',
      says: ['This security code has expired. Send a new one'],
      world: ({ account, now }) => {
        if (account?.emailCode) account.emailCode.sentAt = now - hour;
      },
      does: someCode,
    },
    ...unanswered(code, 'verify-email', someCode),
    'resend-waiting': { ...resent.waiting, label: 'waiting for another code' },
    'resend-no-answer': { ...resent['no-answer'], label: 'no answer when another code is asked for' },
    'resend-no-answer-twice': { ...resent['no-answer-twice'], label: 'no answer, twice, when another code is asked for' },
    'email-unknown': askedForEmail,
  },
} as const satisfies Partial<Record<Address, Screen>>;
