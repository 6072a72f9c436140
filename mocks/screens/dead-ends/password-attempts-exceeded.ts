import { canTryAgain, helpCode, lockOver, passkeyTriedBefore, screen, withoutSession } from '../shared';
import { byPasskey, help, inThreeMinutes, justNow, threeMinutes, waitAndLogIn, wrongPassword } from './shared';

const passwordReason = 'You have entered the wrong password too many times.';

export default screen({
  all: wrongPassword,
  usual: { label: 'locked just now', says: [passwordReason, ...justNow, 'Reset your password', help, helpCode] },
  passkey: {
    ...passkeyTriedBefore,
    happened: [...wrongPassword.happened, ...passkeyTriedBefore.happened],
    persona: 'passkey-and-mobile',
    label: 'with a passkey',
    says: [passwordReason, byPasskey, 'Reset your password'],
  },
  'locked-for-3-minutes': { ...threeMinutes, says: [passwordReason, inThreeMinutes] },
  over: { ...lockOver, says: [passwordReason, ...canTryAgain] },
  'no-session': { ...withoutSession, label: 'no session', says: [passwordReason, waitAndLogIn, help] },
});
