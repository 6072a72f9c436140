import { numberChangeBegun, securityCodeSent } from '../../src/state/events';
import { minute, second } from '../backend/clock';
import {
  accountJustCreated,
  codeErrors,
  newCodeSent,
  noSession,
  numberNotTold,
  oneTryLeft,
  otherBrowser,
  passkeyOffered,
  passkeyTriedBefore,
  remembered,
  submits,
  tellUs,
  unanswered,
} from './shared';
import type { Address, Here, Screen } from './variant';

/** A code is on its way to the new number of an account. */
const changes = (method: 'mobile' | 'landline') =>
  ({
    label: 'a number is being changed: the code confirms the new one',
    happened: [securityCodeSent({ [method === 'mobile' ? 'phone_number' : 'landline_number']: '•••0222' }), numberChangeBegun(method)],
    world: ({ session }: Here) => {
      session.changeTo = { method, number: method === 'mobile' ? '+447700900222' : '+441632960222' };
    },
  }) as const;
const confirms = [
  'Enter the code we sent to •••0222',
  'to confirm your new number. Your old number keeps working until the change is complete.',
  'Keep my old number',
];

const toNewNumber = 'It has been more than 5 minutes since we sent it to your new number.';

const notByLandline = { press: 'I cannot log in using my landline' } as const;
const byPasskey = 'Log in with your passkey';
const byText = 'Send a security code to my mobile phone';
const anotherLandline = 'Change your landline number';
const withPasskey = { ...passkeyTriedBefore, persona: 'passkey-and-landline' } as const;
const withAll = { ...passkeyTriedBefore, persona: 'passkey-and-both' } as const;

const getCall = { heading: 'Get a call to your landline', persona: 'landline', progress: 'password' } as const;

/** Before a landline is called. */
const getCallLandline = {
  usual: {
    ...getCall,
    label: 'only a landline',
    says: [
      "We'll call •••••••0123",
      'and read out a security code. You must be at home to answer.',
      'If you screen calls, turn this off or accept our call.',
      'Call my landline now',
    ],
  },
  'number-not-told': { ...getCall, ...numberNotTold, label: 'the number is not known', says: ["We'll call your landline and read out"] },
  unfolded: { ...getCall, label: 'everything unfolded', says: [anotherLandline], does: [notByLandline] },
  'mobile-known': {
    ...getCall,
    persona: 'both',
    label: 'a mobile phone too, unfolded',
    says: [byText, anotherLandline],
    does: [notByLandline],
  },
  passkey: { ...getCall, ...withPasskey, label: 'a passkey too, unfolded', says: [byPasskey, anotherLandline], does: [notByLandline] },
  'passkey-and-mobile': {
    ...getCall,
    ...withAll,
    label: 'a passkey and a mobile phone too, unfolded',
    says: [byPasskey, byText],
    does: [notByLandline],
  },
  'without-passkeys': {
    ...getCall,
    ...withPasskey,
    label: 'a passkey, but a browser without, unfolded',
    says: [anotherLandline],
    device: 'without-passkeys',
    does: [notByLandline],
  },
  'account-just-created': { ...getCall, ...accountJustCreated, says: [anotherLandline], does: [notByLandline] },
  ...unanswered(getCall, 'trigger-otp', [{ press: 'Call my landline now' }]),
  ...passkeyOffered({ ...getCall, ...withPasskey }, [notByLandline, { press: byPasskey }]),
  'no-session': noSession,
} as const satisfies Screen;

const calledCode = { heading: 'Enter the security code', persona: 'landline', progress: 'landline-code' } as const;
const noCallReceived = { press: 'Not received a call?' } as const;
const callAgain = unanswered(calledCode, 'request-otp', [noCallReceived, { press: 'Call my landline again' }]);

/** The code that was read out. */
const landlineCode = {
  usual: {
    ...calledCode,
    label: 'only a landline',
    says: [
      'We are calling •••••••0123',
      'A recorded voice reads out a 6 digit security code. You can have it read out again before you hang up.',
      'You must use the code within 5 minutes. It works until',
    ],
  },
  'called-4-minutes-30-seconds-ago': {
    ...calledCode,
    label: 'called 4 minutes 30 seconds ago: still accepted',
    says: ['Your code expires in 1 minute.'],
    later: 4 * minute + 30 * second,
  },
  'called-5-minutes-ago': {
    ...calledCode,
    label: 'called 5 minutes ago: the code has expired',
    says: ['The code worked until', 'This code has expired.', 'Call me again'],
    later: 5 * minute,
  },
  'one-try-left': { ...calledCode, label: 'four wrong codes already: the next one locks', world: oneTryLeft },
  'number-not-told': { ...calledCode, ...numberNotTold, label: 'the number is not known', says: ['We are calling your landline.'] },
  'new-code-sent': { ...calledCode, ...newCodeSent, does: [noCallReceived, { press: 'Call my landline again' }] },
  unfolded: {
    ...calledCode,
    label: 'everything unfolded',
    says: [
      'Check that nobody is using your landline. If you screen calls, turn this off or accept our call.',
      'The video shows another check that uses 4 numbers. Your code has 6.',
      ...remembered.says,
      anotherLandline,
    ],
    does: [noCallReceived, ...remembered.does, notByLandline],
  },
  'mobile-known': {
    ...calledCode,
    persona: 'both',
    label: 'a mobile phone too, unfolded',
    says: [byText, anotherLandline],
    does: [notByLandline],
  },
  passkey: { ...calledCode, ...withPasskey, label: 'a passkey too, unfolded', says: [byPasskey, anotherLandline], does: [notByLandline] },
  'passkey-and-mobile': {
    ...calledCode,
    ...withAll,
    label: 'a passkey and a mobile phone too, unfolded',
    says: [byPasskey, byText],
    does: [notByLandline],
  },
  'without-passkeys': {
    ...calledCode,
    ...withPasskey,
    label: 'a passkey, but a browser without, unfolded',
    says: [anotherLandline],
    device: 'without-passkeys',
    does: [notByLandline],
  },
  'account-just-created': { ...calledCode, ...accountJustCreated, says: [anotherLandline], does: [notByLandline] },
  'number-changing': { ...calledCode, ...changes('landline'), says: confirms },
  ...codeErrors(calledCode),
  'new-code-waiting': { ...callAgain.waiting, label: 'another call: waiting for an answer' },
  'new-code-no-answer': { ...callAgain['no-answer'], label: 'another call: no answer' },
  ...passkeyOffered({ ...calledCode, ...withPasskey }, [notByLandline, { press: byPasskey }]),
  'no-session': noSession,
} as const satisfies Screen;

const passkeyWay = 'Log in with my passkey';

const failed = {
  persona: 'landline',
  progress: 'password',
  heading: 'We were unable to call your landline, what do you want to do?',
} as const;
const again = 'Try calling my landline again';
const change = 'Change my landline number';

/** When a landline could not be called. */
const callFailed = {
  usual: { ...failed, label: 'only a landline', says: [again, change] },
  'mobile-known': { ...failed, persona: 'both', label: 'a mobile phone too', says: [again, byText, change] },
  passkey: { ...failed, ...withPasskey, label: 'a passkey too', says: [again, passkeyWay, change] },
  'account-just-created': {
    ...failed,
    ...accountJustCreated,
    label: 'the account was just created: another number takes no day',
    says: [again, change],
  },
  'passkey-and-mobile': { ...failed, ...withAll, label: 'a passkey and a mobile phone too', says: [again, passkeyWay, byText, change] },
  'without-passkeys': {
    ...failed,
    ...withPasskey,
    label: 'a passkey, but a browser without',
    says: [again, change],
    device: 'without-passkeys',
  },
  'nothing-chosen': { ...failed, label: 'nothing chosen', says: [tellUs], does: [submits] },
  ...unanswered(failed, 'trigger-otp', [{ choose: again }, submits]),
  ...passkeyOffered({ ...failed, ...withPasskey }, [{ choose: passkeyWay }, submits]),
  'no-session': noSession,
} as const satisfies Screen;

const calledCodeExpired = {
  persona: 'landline',
  progress: 'landline-code',
  heading: 'This security code has expired',
  later: 5 * minute,
} as const;
const sentence = 'It has been more than 5 minutes since we called you.';
const anew = 'Call my landline again with a new security code';
const textInstead = 'Text me a new security code';
const expiredWithMobile = { ...calledCodeExpired, persona: 'both' } as const;

/** When a code from a call was entered too late. */
const landlineCodeExpired = {
  usual: { ...calledCodeExpired, label: 'neither a passkey nor a mobile phone', says: [sentence, anew] },
  'mobile-known': { ...expiredWithMobile, label: 'a mobile phone', says: [sentence, anew, textInstead] },
  passkey: { ...calledCodeExpired, ...withPasskey, label: 'a passkey', says: [sentence, anew, passkeyWay] },
  'passkey-and-mobile': { ...calledCodeExpired, ...withAll, label: 'a passkey and a mobile phone', says: [anew, passkeyWay, textInstead] },
  'without-passkeys': {
    ...calledCodeExpired,
    ...withPasskey,
    label: 'a passkey, but a browser without',
    says: [anew],
    device: 'without-passkeys',
  },
  'number-changing': {
    ...calledCodeExpired,
    ...changes('landline'),
    says: [toNewNumber, 'Call my new number with a new security code', 'Keep my old number'],
  },
  'nothing-chosen': { ...expiredWithMobile, label: 'nothing chosen', says: [tellUs], does: [submits] },
  ...unanswered(expiredWithMobile, 'trigger-otp', [{ choose: anew }, submits]),
  ...passkeyOffered({ ...calledCodeExpired, ...withPasskey }, [{ choose: passkeyWay }, submits]),
  'no-session': noSession,
} as const satisfies Screen;

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
const textMethod = 'Text message to a number ending in 0338';

/** Security codes (spec 1, section 2, "Security code screens"). */
export const securityCodeScreens = {
  '/choose-authentication-method': {
    usual: {
      ...method,
      label: 'a mobile phone and a landline',
      says: [textMethod, 'Phone call to a number ending in 0456'],
    },
    'nothing-chosen': {
      ...method,
      label: 'nothing chosen',
      says: ['You need to tell us which authentication method you want to use'],
      does: [submits],
    },
    ...unanswered(method, 'trigger-otp', [{ choose: textMethod }, submits]),
    'no-session': noSession,
  },
  '/enter-mobile-code': {
    usual: {
      ...code,
      label: 'a code that was sent just now',
      says: [
        'We have sent a text message with a 6 digit security code to •••••••0338',
        'You must use the code within 5 minutes. It works until',
        'Do not tick this on a shared device. It lasts 180 days.',
        'Not received a text?',
      ],
    },
    'just-registered': {
      ...code,
      ...accountJustCreated,
      label: 'a number that was registered just now; before a reload it is shown in full, with a link to another one',
      says: ['We have sent a text message with a 6 digit security code to'],
    },
    'sent-4-minutes-30-seconds-ago': {
      ...code,
      label: 'sent 4 minutes 30 seconds ago: still accepted',
      says: ['Your code expires in 1 minute.'],
      later: 4 * minute + 30 * second,
    },
    'sent-5-minutes-ago': {
      ...code,
      label: 'sent 5 minutes ago: it has expired',
      says: ['The code worked until', 'This code has expired.', 'Send a new code'],
      later: 5 * minute,
    },
    'not-sent-here': {
      ...code,
      label: 'when it was sent is not known',
      says: ['You must use the code within 5 minutes.'],
      progress: 'password',
      returnedFrom: 'otp mobile:firewall',
    },
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
    'number-changing': { ...code, ...changes('mobile'), says: confirms },
    'number-changing-new-code': {
      ...code,
      ...changes('mobile'),
      label: 'a number is being changed: another code to the new one',
      says: newCodeSent.says,
      does: [notReceived, { press: 'Send the security code again' }],
    },
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
    'number-changing': {
      ...expired,
      ...changes('mobile'),
      says: [toNewNumber, 'Text a new security code to my new number', 'Keep my old number'],
    },
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
