import { emailEntered, lockStarted } from '../../../src/state/events';
import { canTryAgain, helpCode, lockOver, screen, withoutSession } from '../shared';
import { help, inFifteen, inThreeMinutes, threeMinutes, wrongPassword } from './shared';

const loginReason = 'You have tried to log in too many times.';

export default screen({
  all: { ...wrongPassword, progress: 'arrival', happened: [emailEntered('locked-out@example.com'), lockStarted('login')] },
  usual: { label: 'locked just now', shows: [loginReason, 'Wait 15 minutes. This keeps your account safe.', inFifteen, help, helpCode] },
  'locked-for-3-minutes': { ...threeMinutes, shows: [loginReason, inThreeMinutes] },
  over: { ...lockOver, shows: [loginReason, ...canTryAgain] },
  'no-session': {
    ...withoutSession,
    label: 'no session',
    shows: [loginReason, 'Wait 15 minutes, then go back to the website or app you were using and log in again.', help],
  },
});
