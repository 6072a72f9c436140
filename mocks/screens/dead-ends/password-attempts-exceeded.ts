import { canTryAgain, helpCode, lockOver, passkeyTriedBefore, screen, withoutSession } from '../shared';
import { byPasskey, help, inThreeMinutes, justNow, threeMinutes, waitAndLogIn, wrongPassword } from './shared';

const passwordReason = 'You have entered the wrong password too many times.';

export default screen({
  all: wrongPassword,
  usual: { label: 'locked just now', shows: [passwordReason, ...justNow, 'Reset your password', help, helpCode] },
  passkey: {
    ...passkeyTriedBefore,
    happened: [...wrongPassword.happened, ...passkeyTriedBefore.happened],
    persona: 'passkey-and-mobile',
    label: 'with a passkey',
    shows: [passwordReason, byPasskey, 'Reset your password'],
  },
  'locked-for-3-minutes': { ...threeMinutes, shows: [passwordReason, inThreeMinutes] },
  over: { ...lockOver, shows: [passwordReason, ...canTryAgain] },
  'no-session': { ...withoutSession, label: 'no session', shows: [passwordReason, waitAndLogIn, help] },
});
