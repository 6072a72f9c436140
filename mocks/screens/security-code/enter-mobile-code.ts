import { minute, second } from '../../backend/clock';
import {
  accountJustCreated,
  after,
  numberUnknown,
  passkeyOffered,
  passkeyTriedBefore,
  screenInSession,
  sharing,
  unanswered,
} from '../shared';
import { codeErrors, confirmsNumber, newCodeSent, oneTryLeft, remembered } from './shared';

const codeAndPasskey = { ...passkeyTriedBefore, persona: 'passkey-and-mobile' } as const;
const others = { click: 'I cannot log in using my mobile phone' } as const;
const notReceived = { click: 'Not received a text?' } as const;
const textAgain = unanswered('request-otp', [notReceived, { click: 'Send the security code again' }]);
const another = 'Change your mobile phone number';

export default screenInSession({
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
  passkey: { ...codeAndPasskey, label: 'a passkey too, unfolded', shows: ['Log in with your passkey', another], does: [others] },
  'passkey-and-landline': {
    ...codeAndPasskey,
    persona: 'passkey-and-both',
    label: 'a passkey and a landline too, unfolded',
    shows: ['Log in with your passkey', 'Get a call to your landline', another],
    does: [others],
  },
  'without-passkeys': {
    ...codeAndPasskey,
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
  'new-code-waiting': { ...textAgain.waiting, label: 'a new code: waiting for an answer' },
  'new-code-no-answer': { ...textAgain['no-answer'], label: 'a new code: no answer' },
  ...sharing(codeAndPasskey, passkeyOffered([others, { click: 'Log in with your passkey' }])),
  'duplicate-phone-number': { persona: 'duplicate-phone', label: 'another account has this number too' },
  p9: { persona: 'uplift-p9', label: 'the client asks for P9: the code opens the health record and the proof of who it is' },
});
