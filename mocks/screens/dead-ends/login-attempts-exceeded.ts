import { lockStarted } from '../../../src/state/deadline-events';
import { emailEntered } from '../../../src/state/events';
import { helpCode } from '../shared';
import type { Screen } from '../variant';
import { canTryAgain, help, inFifteen, inThreeMinutes, lockOver, threeMinutes, wrongPassword } from './shared';

const wrongLogin = { progress: 'arrival', happened: [emailEntered('locked-out@example.com'), lockStarted('login')] } as const;
const loginReason = 'You have tried to log in too many times.';

export default {
  usual: {
    ...wrongPassword,
    label: 'locked just now',
    says: [loginReason, 'Wait 15 minutes. This keeps your account safe.', inFifteen, help, helpCode],
    ...wrongLogin,
  },
  'locked-for-3-minutes': { ...wrongPassword, ...threeMinutes, ...wrongLogin, says: [loginReason, inThreeMinutes] },
  over: { ...wrongPassword, ...lockOver, ...wrongLogin, says: [loginReason, ...canTryAgain] },
  'no-session': {
    heading: 'You cannot continue',
    label: 'no session',
    says: [loginReason, 'Wait 15 minutes, then go back to the website or app you were using and log in again.', help],
  },
} as const satisfies Screen;
