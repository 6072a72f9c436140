import { lockStarted } from '../../../src/state/events';
import { hour, minute, second } from '../../backend/clock';
import { answersOf, refused } from '../proofing-answers';
import { helpCode, screen } from '../shared';
import type { Here } from '../variant';
import { answeredAs } from './shared';

const busyFor =
  (milliseconds: number) =>
  ({ now }: Here) => [...answersOf('record-busy'), refused({ lockout_time_seconds: Math.round((now + milliseconds) / second) })];

export default screen({
  all: { ...answeredAs('record-busy'), heading: 'We are really busy at the moment' },
  usual: {
    label: 'by NHS number',
    shows: ['You can go back and try again at', "(in about 15 minutes). We've kept your answers.", helpCode],
    happened: [...answersOf('record-busy'), refused(), lockStarted('records')],
  },
  'by-name': { label: 'by name', happened: [...answersOf('record-busy', 'name'), refused(), lockStarted('records')] },
  'not-refused-here': {
    label: 'opened by its address: the start is unknown',
    shows: ["Wait 15 minutes, then go back and try again. We've kept your answers."],
  },
  'locked-for-9-minutes': {
    label: 'for 9 more minutes',
    shows: ['You can go back and try again at', '(in about 9 minutes).'],
    happened: busyFor(9 * minute),
  },
  'locked-for-3-days': {
    label: 'for 3 more days: the end is named with its day',
    shows: ['You can go back and try again at'],
    happened: busyFor(72 * hour),
  },
  over: {
    label: 'the wait is over',
    shows: ['You can try again now', 'Try again', "We've kept your answers."],
    happened: busyFor(9 * minute),
    later: 9 * minute,
  },
});
