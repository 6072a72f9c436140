import { minute, second } from '../backend/clock';
import {
  accountJustCreated,
  codeErrors,
  newCodeSent,
  numberNotTold,
  oneTryLeft,
  passkeyTriedBefore,
  remembered,
} from './security-code-conditions';
import { passkeyOffered } from './sign-in-conditions';
import { noSession, unanswered } from './unanswered';
import type { Screen } from './variant';

const others = { press: 'I cannot log in using my landline' } as const;
const byPasskey = 'Log in with your passkey';
const byText = 'Send a security code to my mobile phone';
const another = 'Change your landline number';
const withPasskey = { ...passkeyTriedBefore, persona: 'passkey-and-landline' } as const;
const withAll = { ...passkeyTriedBefore, persona: 'passkey-and-both' } as const;

const call = { heading: 'Get a call to your landline', persona: 'landline', progress: 'password' } as const;

/** Before a landline is called. */
export const getCallLandline = {
  usual: {
    ...call,
    label: 'only a landline',
    says: [
      'We will call •••••••0123 and read out a security code. You must be at home to answer.',
      'If you use call screening, our call may be held back or ask you to accept it.',
      'Call my landline now',
    ],
  },
  'number-not-told': { ...call, ...numberNotTold, label: 'the number is not known', says: ['We will call your landline and read out'] },
  unfolded: { ...call, label: 'everything unfolded', says: [another], does: [others] },
  'mobile-known': { ...call, persona: 'both', label: 'a mobile phone too, unfolded', says: [byText, another], does: [others] },
  passkey: { ...call, ...withPasskey, label: 'a passkey too, unfolded', says: [byPasskey, another], does: [others] },
  'passkey-and-mobile': {
    ...call,
    ...withAll,
    label: 'a passkey and a mobile phone too, unfolded',
    says: [byPasskey, byText],
    does: [others],
  },
  'without-passkeys': {
    ...call,
    ...withPasskey,
    label: 'a passkey, but a browser without, unfolded',
    says: [another],
    device: 'without-passkeys',
    does: [others],
  },
  ...unanswered(call, 'trigger-otp', [{ press: 'Call my landline now' }]),
  ...passkeyOffered({ ...call, ...withPasskey }, [others, { press: byPasskey }]),
  'no-session': noSession,
} as const satisfies Screen;

const code = { heading: 'Enter the security code', persona: 'landline', progress: 'landline-code' } as const;
const notReceived = { press: 'Not received a call?' } as const;
const callAgain = unanswered(code, 'request-otp', [notReceived, { press: 'Call my landline again' }]);

/** The code that was read out. */
export const landlineCode = {
  usual: {
    ...code,
    label: 'only a landline',
    says: [
      'We are calling •••••••0123. A recorded voice reads out a 6 digit security code. You can have it read out again before you hang up.',
      'You must use the code within 5 minutes.',
    ],
  },
  'called-4-minutes-50-seconds-ago': { ...code, label: 'called 4 minutes 50 seconds ago: still accepted', later: 4 * minute + 50 * second },
  'called-5-minutes-ago': { ...code, label: 'called 5 minutes ago: the code has expired', later: 5 * minute },
  'one-try-left': { ...code, label: 'four wrong codes already: the next one locks', world: oneTryLeft },
  'number-not-told': { ...code, ...numberNotTold, label: 'the number is not known', says: ['We are calling your landline.'] },
  'new-code-sent': { ...code, ...newCodeSent, does: [notReceived, { press: 'Call my landline again' }] },
  unfolded: {
    ...code,
    label: 'everything unfolded',
    says: [
      'Check that your landline is not in use and that call screening does not hold the call back.',
      'The check in the video asks for 4 numbers. Your security code has 6.',
      ...remembered.says,
      another,
    ],
    does: [notReceived, ...remembered.does, others],
  },
  'mobile-known': { ...code, persona: 'both', label: 'a mobile phone too, unfolded', says: [byText, another], does: [others] },
  passkey: { ...code, ...withPasskey, label: 'a passkey too, unfolded', says: [byPasskey, another], does: [others] },
  'passkey-and-mobile': {
    ...code,
    ...withAll,
    label: 'a passkey and a mobile phone too, unfolded',
    says: [byPasskey, byText],
    does: [others],
  },
  'without-passkeys': {
    ...code,
    ...withPasskey,
    label: 'a passkey, but a browser without, unfolded',
    says: [another],
    device: 'without-passkeys',
    does: [others],
  },
  'account-just-created': { ...code, ...accountJustCreated, says: [another], does: [others] },
  ...codeErrors(code),
  'new-code-waiting': { ...callAgain.waiting, label: 'another call: waiting for an answer' },
  'new-code-no-answer': { ...callAgain['no-answer'], label: 'another call: no answer' },
  ...passkeyOffered({ ...code, ...withPasskey }, [others, { press: byPasskey }]),
  'no-session': noSession,
} as const satisfies Screen;
