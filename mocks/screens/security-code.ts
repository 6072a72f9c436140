import { minute, second } from '../backend/clock';
import { otherBrowser, submits } from './in-common';
import { callFailed, landlineCodeExpired } from './security-code-call-failed';
import {
  accountJustCreated,
  codeErrors,
  newCodeSent,
  numberNotTold,
  oneTryLeft,
  passkeyTriedBefore,
  remembered,
} from './security-code-conditions';
import { getCallLandline, landlineCode } from './security-code-landline';
import { passkeyOffered, tellUs } from './sign-in-conditions';
import { noSession, unanswered } from './unanswered';
import type { Address, Screen } from './variant';

const code = { heading: 'Enter the security code', progress: 'mobile-code' } as const;
const codeAndPasskey = { ...code, ...passkeyTriedBefore, persona: 'passkey-and-mobile' } as const;
const others = { press: 'I cannot log in using my mobile phone' } as const;
const notReceived = { press: 'Not received a text?' } as const;
const textAgain = unanswered(code, 'request-otp', [notReceived, { press: 'Send the security code again' }]);
const another = 'Change your mobile phone number';

const expired = { heading: 'This security code has expired', progress: 'mobile-code', later: 5 * minute } as const;
const expiredText = 'It has been more than 5 minutes since we sent it.';
const text = 'Text me again with a new security code';
const passkey = 'Log in with my passkey';
const call = 'Call my landline to get a new security code';
const expiredWithLandline = { ...expired, persona: 'both' } as const;
const expiredWithPasskey = { ...expired, ...passkeyTriedBefore, persona: 'passkey-and-mobile' } as const;

const method = { heading: 'Which authentication method do you want to use?', persona: 'both', progress: 'password' } as const;
const byText = 'Use my mobile phone to receive a security code by text message';

/** Security codes (spec 1, section 2, "Security code screens"). */
export const securityCodeScreens = {
  '/choose-authentication-method': {
    usual: {
      ...method,
      label: 'a mobile phone and a landline',
      says: [byText, 'Use my landline to receive a security code by phone call'],
    },
    'nothing-chosen': {
      ...method,
      label: 'nothing chosen',
      says: ['You need to tell us which authentication method you want to use'],
      does: [submits],
    },
    ...unanswered(method, 'trigger-otp', [{ choose: byText }, submits]),
    'no-session': noSession,
  },
  '/enter-mobile-code': {
    usual: {
      ...code,
      label: 'a code that was sent just now',
      says: ['We have sent a text message with a 6 digit security code to •••••••0338.', 'Not received a text?'],
    },
    'sent-4-minutes-50-seconds-ago': { ...code, label: 'sent 4 minutes 50 seconds ago: still accepted', later: 4 * minute + 50 * second },
    'sent-5-minutes-ago': { ...code, label: 'sent 5 minutes ago: it has expired', later: 5 * minute },
    'one-try-left': { ...code, label: 'four wrong codes already: the next one locks', world: oneTryLeft },
    'number-not-told': { ...code, ...numberNotTold, label: 'the number is not known', says: ['security code to your mobile phone.'] },
    'new-code-sent': { ...code, ...newCodeSent, does: [notReceived, { press: 'Send the security code again' }] },
    unfolded: {
      ...code,
      label: 'everything unfolded',
      says: ['Send the security code again', ...remembered.says, another],
      does: [notReceived, ...remembered.does, others],
    },
    'landline-known': {
      ...code,
      persona: 'both',
      label: 'a landline too, unfolded',
      says: ['Get a call to your landline'],
      does: [others],
    },
    passkey: { ...codeAndPasskey, label: 'a passkey too, unfolded', says: ['Log in with your passkey', another], does: [others] },
    'passkey-and-landline': {
      ...codeAndPasskey,
      persona: 'passkey-and-both',
      label: 'a passkey and a landline too, unfolded',
      says: ['Log in with your passkey', 'Get a call to your landline', another],
      does: [others],
    },
    'without-passkeys': {
      ...codeAndPasskey,
      label: 'a passkey, but a browser without, unfolded',
      says: [another],
      device: 'without-passkeys',
      does: [others],
    },
    'account-just-created': { ...code, ...accountJustCreated, says: [another], does: [others] },
    ...codeErrors(code),
    'new-code-waiting': { ...textAgain.waiting, label: 'a new code: waiting for an answer' },
    'new-code-no-answer': { ...textAgain['no-answer'], label: 'a new code: no answer' },
    ...passkeyOffered(codeAndPasskey, [others, { press: 'Log in with your passkey' }]),
    'duplicate-phone-number': { ...code, persona: 'duplicate-phone', label: 'somebody else has this number too' },
    p9: { ...code, persona: 'uplift-p9', label: 'the client asks for P9: the code leads to the health record and the proof of who it is' },
    'no-session': noSession,
  },
  '/mobile-code-expired': {
    usual: { ...expired, label: 'neither a passkey nor a landline', says: [expiredText, text] },
    'landline-known': { ...expiredWithLandline, label: 'a landline', says: [expiredText, text, call] },
    passkey: { ...expiredWithPasskey, label: 'a passkey', says: [expiredText, text, passkey] },
    'passkey-and-landline': {
      ...expiredWithPasskey,
      persona: 'passkey-and-both',
      label: 'a passkey and a landline',
      says: [text, passkey, call],
    },
    'without-passkeys': { ...expiredWithPasskey, label: 'a passkey, but a browser without', says: [text], device: 'without-passkeys' },
    'nothing-chosen': { ...expiredWithLandline, label: 'nothing chosen', says: [tellUs], does: [submits] },
    ...unanswered(expired, 'trigger-otp', [{ press: text }]),
    ...passkeyOffered(expiredWithPasskey, [{ choose: passkey }, submits]),
    'no-session': { label: 'no session', heading: 'This security code has expired', says: [expiredText, otherBrowser] },
  },
  '/get-call-landline': getCallLandline,
  '/enter-landline-code': landlineCode,
  '/call-failed': callFailed,
  '/landline-code-expired': landlineCodeExpired,
} as const satisfies Partial<Record<Address, Screen>>;
