import { lockStarted } from '../../../src/state/events';
import { addressTally, lock } from '../../backend/locks';
import { emailOf } from '../../people/personas';
import { canTryAgain, helpCode, lockOver, screen } from '../shared';
import { asked } from './shared';

export default screen({
  all: { ...asked, heading: 'You cannot continue', happened: [lockStarted('registration')] },
  usual: {
    label: 'locked for 15 minutes',
    shows: ['You have tried to create an account too many times.', '(in about 15 minutes).', helpCode],
    world: ({ world, now }) => lock(addressTally(world, 'registration', emailOf('new-user')), now),
  },
  over: { ...lockOver, shows: canTryAgain },
});
