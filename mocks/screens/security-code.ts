import { numberChangeBegun, securityCodeSent } from '../../src/state/events';
import {
  accountJustCreated,
  after,
  earlierCode,
  numberUnknown,
  otherBrowser,
  type Parts,
  passkeyOffered,
  passkeyTriedBefore,
  screen,
  screenInSession,
  sharing,
  submits,
  tellUs,
  unanswered,
  withoutSession,
  wrongSecurityCode,
} from './shared';
import type { Action, Here } from './variant';
import { minute, second } from '../backend/clock';

const changes = (method: 'mobile' | 'landline') =>
  ({
    label: 'a number is being changed: the code confirms the new one',
    happened: [securityCodeSent({ [method === 'mobile' ? 'phone_number' : 'landline_number']: '•••0222' }), numberChangeBegun(method)],
    world: ({ session }: Here) => {
      session.changeTo = { method, number: method === 'mobile' ? '+447700900222' : '+441632960222' };
    },
  }) as const;
const confirmsNumber = (method: 'mobile' | 'landline') => ({
  ...changes(method),
  shows: [
    'Enter the code we sent to •••0222',
    'to confirm your new number. Your old number keeps working until the change is complete.',
    'Keep my old number',
  ],
});

const notByLandline = { click: 'I cannot log in using my landline' } as const;
const byPasskey = 'Log in with your passkey';
const byText = 'Send a security code to my mobile phone';
const anotherLandline = 'Change your landline number';
const withPasskey = { ...passkeyTriedBefore, persona: 'passkey-and-landline' } as const;
const withAll = { ...passkeyTriedBefore, persona: 'passkey-and-both' } as const;

/** The other methods to log in, on a page for a user with a landline. */
const landlineAlternatives = {
  'mobile-known': { persona: 'both', label: 'a mobile phone too, unfolded', shows: [byText, anotherLandline], does: [notByLandline] },
  passkey: { ...withPasskey, label: 'a passkey too, unfolded', shows: [byPasskey, anotherLandline], does: [notByLandline] },
  'passkey-and-mobile': {
    ...withAll,
    label: 'a passkey and a mobile phone too, unfolded',
    shows: [byPasskey, byText],
    does: [notByLandline],
  },
  'without-passkeys': {
    ...withPasskey,
    label: 'a passkey, but a browser without, unfolded',
    shows: [anotherLandline],
    device: 'without-passkeys',
    does: [notByLandline],
  },
  'account-just-created': { ...accountJustCreated, shows: [anotherLandline], does: [notByLandline] },
} as const satisfies Parts;

const passkeyOnLandline = sharing(withPasskey, passkeyOffered([notByLandline, { click: byPasskey }]));

const oneTryLeft = ({ account, now }: Here) => account && Object.assign(account.codeTries, { count: 4, lastAt: now });

const newCodeSent = { label: 'a new code was sent', shows: ['Success', 'You have been sent a new security code.'] } as const;

const remembered = {
  shows: [
    "You will not need a security code when you log in on this device for the next 180 days. You'll still need your password.",
    'Do not choose this if you share this device with other people.',
  ],
  does: [{ choose: 'Remember this device and stop sending security codes' }, { click: 'What does remember this device mean?' }],
} as const;

const typesCode = (type: string) => [{ type, into: 'Security code' }, submits] as const;

const codeErrors = {
  'nothing-typed': after('sent empty', [submits], ['Error: Enter the security code']),
  'code-malformed': after('a code of 5 digits', typesCode('12345'), ['Enter the 6 digits of your security code']),
  'wrong-code': after('a wrong code', typesCode('000000'), [wrongSecurityCode]),
  ...unanswered('otp', typesCode('123456')),
} as const satisfies Parts;

/** After another code was sent. A code that was sent before may be what the user has typed. */
const wrongAfter = (...resend: Action[]) =>
  after('a wrong code after a new one was sent', [...resend, ...typesCode('000000')], [wrongSecurityCode, earlierCode]);

const toNewNumber = 'It has been more than 5 minutes since we sent it to your new number.';

const passkeyWay = 'Log in with my passkey';

const textMethod = 'Text message to a number ending in 0338';

const chooseAuthenticationMethod = screenInSession({
  all: { heading: 'Which authentication method do you want to use?', persona: 'both', progress: 'password' },
  usual: { label: 'a mobile phone and a landline', shows: [textMethod, 'Phone call to a number ending in 0456'] },
  'nothing-chosen': after('nothing chosen', [submits], ['You need to tell us which authentication method you want to use']),
  ...unanswered('trigger-otp', [{ choose: textMethod }, submits]),
});

const expiredText = 'It has been more than 5 minutes since we sent it.';
const text = 'Text me again with a new security code';
const passkey = 'Log in with my passkey';
const call = 'Call my landline to get a new security code';
const mobileAndPasskey = { ...passkeyTriedBefore, persona: 'passkey-and-mobile' } as const;

const mobileCodeExpired = screen({
  all: { heading: 'This security code has expired', progress: 'mobile-code', later: 5 * minute },
  usual: { label: 'neither a passkey nor a landline', shows: [expiredText, text] },
  'landline-known': { persona: 'both', label: 'a landline', shows: [expiredText, text, call] },
  passkey: { ...mobileAndPasskey, label: 'a passkey', shows: [expiredText, text, passkey] },
  'passkey-and-landline': {
    ...mobileAndPasskey,
    persona: 'passkey-and-both',
    label: 'a passkey and a landline',
    shows: [text, passkey, call],
  },
  'without-passkeys': { ...mobileAndPasskey, label: 'a passkey, but a browser without', shows: [text], device: 'without-passkeys' },
  'number-changing': { ...changes('mobile'), shows: [toNewNumber, 'Text a new security code to my new number', 'Keep my old number'] },
  'nothing-chosen': { persona: 'both', label: 'nothing chosen', shows: [tellUs], does: [submits] },
  ...unanswered('trigger-otp', [{ click: text }]),
  ...sharing(mobileAndPasskey, passkeyOffered([{ choose: passkey }, submits])),
  'no-session': { ...withoutSession, label: 'no session', shows: [expiredText, otherBrowser] },
});

const again = 'Try calling my landline again';
const change = 'Change my landline number';

const callFailed = screenInSession({
  all: { persona: 'landline', progress: 'password', heading: 'We were unable to call your landline, what do you want to do?' },
  usual: { label: 'only a landline', shows: [again, change] },
  'mobile-known': { persona: 'both', label: 'a mobile phone too', shows: [again, byText, change] },
  passkey: { ...withPasskey, label: 'a passkey too', shows: [again, passkeyWay, change] },
  'account-just-created': {
    ...accountJustCreated,
    label: 'the account was just created: another number takes no day',
    shows: [again, change],
  },
  'passkey-and-mobile': { ...withAll, label: 'a passkey and a mobile phone too', shows: [again, passkeyWay, byText, change] },
  'without-passkeys': { ...withPasskey, label: 'a passkey, but a browser without', shows: [again, change], device: 'without-passkeys' },
  'nothing-chosen': after('nothing chosen', [submits], [tellUs]),
  ...unanswered('trigger-otp', [{ choose: again }, submits]),
  ...sharing(withPasskey, passkeyOffered([{ choose: passkeyWay }, submits])),
});

const sentence = 'It has been more than 5 minutes since we called you.';
const anotherCall = 'Call my landline again with a new security code';
const textInstead = 'Text me a new security code';

const landlineCodeExpired = screenInSession({
  all: { persona: 'landline', progress: 'landline-code', heading: 'This security code has expired', later: 5 * minute },
  usual: { label: 'neither a passkey nor a mobile phone', shows: [sentence, anotherCall] },
  'mobile-known': { persona: 'both', label: 'a mobile phone', shows: [sentence, anotherCall, textInstead] },
  passkey: { ...withPasskey, label: 'a passkey', shows: [sentence, anotherCall, passkeyWay] },
  'passkey-and-mobile': { ...withAll, label: 'a passkey and a mobile phone', shows: [anotherCall, passkeyWay, textInstead] },
  'without-passkeys': { ...withPasskey, label: 'a passkey, but a browser without', shows: [anotherCall], device: 'without-passkeys' },
  'number-changing': { ...changes('landline'), shows: [toNewNumber, 'Call my new number with a new security code', 'Keep my old number'] },
  'nothing-chosen': { persona: 'both', label: 'nothing chosen', shows: [tellUs], does: [submits] },
  ...sharing({ persona: 'both' }, unanswered('trigger-otp', [{ choose: anotherCall }, submits])),
  ...sharing(withPasskey, passkeyOffered([{ choose: passkeyWay }, submits])),
});

const others = { click: 'I cannot log in using my mobile phone' } as const;
const notReceived = { click: 'Not received a text?' } as const;
const textAgain = unanswered('request-otp', [notReceived, { click: 'Send the security code again' }]);
const another = 'Change your mobile phone number';

const enterMobileCode = screenInSession({
  all: { heading: 'Enter the security code', progress: 'mobile-code' },
  usual: {
    label: 'a code that was sent just now',
    shows: [
      'We have sent a text message with a 6 digit security code to •••••••0338',
      'You must use the code within 5 minutes. It works until',
      'Do not tick this on a shared device. It lasts 180 days.',
      'Not received a text?',
    ],
  },
  'just-registered': {
    ...accountJustCreated,
    label: 'a number that was registered just now; before a reload it is shown in full, with a link to another one',
    shows: ['We have sent a text message with a 6 digit security code to'],
  },
  'sent-4-minutes-30-seconds-ago': {
    label: 'sent 4 minutes 30 seconds ago: still accepted',
    shows: ['Your code expires in 1 minute.'],
    later: 4 * minute + 30 * second,
  },
  'sent-5-minutes-ago': {
    label: 'sent 5 minutes ago: it has expired',
    shows: ['The code worked until', 'This code has expired.', 'Send a new code'],
    later: 5 * minute,
  },
  'not-sent-here': {
    label: 'when it was sent is not known',
    shows: ['You must use the code within 5 minutes.'],
    progress: 'password',
    returnedFrom: 'otp mobile:firewall',
  },
  'one-try-left': { label: 'four wrong codes already: the next one locks', world: oneTryLeft },
  'number-unknown': { ...numberUnknown, label: 'the number is not known', shows: ['security code to your mobile phone.'] },
  'new-code-sent': { ...newCodeSent, does: [notReceived, { click: 'Send the security code again' }] },
  unfolded: after(
    'everything unfolded',
    [notReceived, ...remembered.does, others],
    ['Send the security code again', ...remembered.shows, another],
  ),
  'landline-known': { persona: 'both', label: 'a landline too, unfolded', shows: ['Get a call to your landline'], does: [others] },
  passkey: { ...mobileAndPasskey, label: 'a passkey too, unfolded', shows: ['Log in with your passkey', another], does: [others] },
  'passkey-and-landline': {
    ...mobileAndPasskey,
    persona: 'passkey-and-both',
    label: 'a passkey and a landline too, unfolded',
    shows: ['Log in with your passkey', 'Get a call to your landline', another],
    does: [others],
  },
  'without-passkeys': {
    ...mobileAndPasskey,
    label: 'a passkey, but a browser without, unfolded',
    shows: [another],
    device: 'without-passkeys',
    does: [others],
  },
  'account-just-created': { ...accountJustCreated, shows: [another], does: [others] },
  'number-changing': confirmsNumber('mobile'),
  'number-changing-new-code': {
    ...confirmsNumber('mobile'),
    label: 'a number is being changed: another code to the new one',
    shows: newCodeSent.shows,
    does: [notReceived, { click: 'Send the security code again' }],
  },
  ...codeErrors,
  'wrong-code-after-new-one': wrongAfter(notReceived, { click: 'Send the security code again' }),
  'new-code-waiting': { ...textAgain.waiting, label: 'a new code: waiting for an answer' },
  'new-code-no-answer': { ...textAgain['no-answer'], label: 'a new code: no answer' },
  ...sharing(mobileAndPasskey, passkeyOffered([others, { click: 'Log in with your passkey' }])),
  'duplicate-phone-number': { persona: 'duplicate-phone', label: 'another account has this number too' },
  p9: { persona: 'uplift-p9', label: 'the client asks for P9: the code opens the health record and the proof of who it is' },
});

const noCallReceived = { click: 'Not received a call?' } as const;
const callAgain = unanswered('request-otp', [noCallReceived, { click: 'Call my landline again' }]);

const enterLandlineCode = screenInSession({
  all: { heading: 'Enter the security code', persona: 'landline', progress: 'landline-code' },
  usual: {
    label: 'only a landline',
    shows: [
      'We are calling •••••••0123',
      'A recorded voice reads out a 6 digit security code. You can have it read out again before you hang up.',
      'You must use the code within 5 minutes. It works until',
    ],
  },
  'called-4-minutes-30-seconds-ago': {
    label: 'called 4 minutes 30 seconds ago: still accepted',
    shows: ['Your code expires in 1 minute.'],
    later: 4 * minute + 30 * second,
  },
  'called-5-minutes-ago': {
    label: 'called 5 minutes ago: the code has expired',
    shows: ['The code worked until', 'This code has expired.', 'Call me again'],
    later: 5 * minute,
  },
  'one-try-left': { label: 'four wrong codes already: the next one locks', world: oneTryLeft },
  'number-unknown': { ...numberUnknown, label: 'the number is not known', shows: ['We are calling your landline.'] },
  'new-code-sent': { ...newCodeSent, does: [noCallReceived, { click: 'Call my landline again' }] },
  unfolded: after(
    'everything unfolded',
    [noCallReceived, ...remembered.does, notByLandline],
    [
      'Check that nobody is using your landline. If you screen calls, turn this off or accept our call.',
      'The video shows another check that uses 4 numbers. Your code has 6.',
      ...remembered.shows,
      anotherLandline,
    ],
  ),
  ...landlineAlternatives,
  'number-changing': confirmsNumber('landline'),
  ...codeErrors,
  'wrong-code-after-new-one': wrongAfter(noCallReceived, { click: 'Call my landline again' }),
  'new-code-waiting': { ...callAgain.waiting, label: 'another call: waiting for an answer' },
  'new-code-no-answer': { ...callAgain['no-answer'], label: 'another call: no answer' },
  ...passkeyOnLandline,
});

export default {
  '/choose-authentication-method': chooseAuthenticationMethod,
  '/mobile-code-expired': mobileCodeExpired,
  '/get-call-landline': screenInSession({
    all: { heading: 'Get a call to your landline', persona: 'landline', progress: 'password' },
    usual: {
      label: 'only a landline',
      shows: [
        "We'll call •••••••0123",
        'and read out a security code. You must be at home to answer.',
        'If you screen calls, turn this off or accept our call.',
        'Call my landline now',
      ],
    },
    'number-unknown': { ...numberUnknown, label: 'the number is not known', shows: ["We'll call your landline and read out"] },
    unfolded: after('everything unfolded', [notByLandline], [anotherLandline]),
    ...landlineAlternatives,
    ...unanswered('trigger-otp', [{ click: 'Call my landline now' }]),
    ...passkeyOnLandline,
  }),
  '/call-failed': callFailed,
  '/landline-code-expired': landlineCodeExpired,
  '/enter-mobile-code': enterMobileCode,
  '/enter-landline-code': enterLandlineCode,
};
