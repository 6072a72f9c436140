import { lockStarted } from '../../../src/state/events';
import { hour, minute } from '../../backend/clock';
import { screenInAnyBrowser } from '../shared';
import type { Variant } from '../variant';
import { reminded, reminder } from './shared';

const noReminder = {
  ...reminder,
  heading: 'You cannot request another reminder',
  shows: ['You have asked for an email reminder too many times.'],
  happened: (here) => [...reminder.happened(here), lockStarted('reminder')],
  world: reminded(2),
} as const satisfies Variant;

export default screenInAnyBrowser({
  all: noReminder,
  usual: {
    label: 'for the next hour',
    shows: [
      `${noReminder.shows[0]} Wait 1 hour before you ask again.`,
      'You can try again at',
      '(in about 1 hour).',
      'Log in with your existing account',
    ],
  },
  'locked-for-9-minutes': { label: 'for 9 more minutes', shows: [...noReminder.shows, '(in about 9 minutes).'], later: 51 * minute },
  over: {
    label: 'the lock is over, and the session too',
    shows: [...noReminder.shows, 'You can try again now', 'Log in with your existing account'],
    later: hour,
  },
  'not-refused-here': {
    label: 'opened by its address: the start is unknown',
    shows: [`${noReminder.shows[0]} Wait 1 hour before you ask again.`],
    happened: reminder.happened,
  },
});
