import { lockStarted } from '../../../src/state/events';
import { minute } from '../../backend/clock';
import { lock } from '../../backend/locks';
import { canTryAgain, clientKnown, helpCode, inOtherBrowser, lockOver, ownAccount, screen, toClient } from '../shared';
import type { Variant } from '../variant';

const tooOften = 'You have tried to reset your password too many times.';
const locked = {
  heading: 'You cannot continue',
  progress: 'arrival',
  shows: [`${tooOften} Please wait before you try again.`, helpCode],
  happened: [lockStarted('reset')],
  world: (here) => lock(ownAccount(here).resetTries, here.now),
} as const satisfies Omit<Variant, 'label'>;

export default screen({
  all: locked,
  usual: {
    label: 'locked just now',
    shows: [...locked.shows, 'You can try again at', '(in about 15 minutes).', 'Get help with NHS login (opens in a new tab)'],
  },
  'locked-for-9-minutes': { label: 'locked for 9 more minutes', shows: [...locked.shows, '(in about 9 minutes).'], later: 6 * minute },
  over: { ...lockOver, shows: [tooOften, ...canTryAgain] },
  'other-browser': {
    ...inOtherBrowser,
    progress: undefined,
    shows: [...locked.shows, 'Wait up to 15 minutes, then go back to the website or app you were using and log in again.'],
  },
  'client-known': { label: 'the client service is known', shows: [toClient], happened: [...locked.happened, ...clientKnown] },
});
