import { minute, second } from '../../backend/clock';
import { after, numberUnknown, screenInSession, unanswered } from '../shared';
import {
  anotherLandline,
  codeErrors,
  confirmsNumber,
  landlineAlternatives,
  newCodeSent,
  notByLandline,
  oneTryLeft,
  passkeyOnLandline,
  remembered,
} from './shared';

const noCallReceived = { click: 'Not received a call?' } as const;
const callAgain = unanswered('request-otp', [noCallReceived, { click: 'Call my landline again' }]);

/** The code of the call. */
export default screenInSession({
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
  'new-code-waiting': { ...callAgain.waiting, label: 'another call: waiting for an answer' },
  'new-code-no-answer': { ...callAgain['no-answer'], label: 'another call: no answer' },
  ...passkeyOnLandline,
});
