import { helpCode, passkeyTriedBefore } from '../shared';
import type { Screen } from '../variant';
import { byPasskey, canTryAgain, help, inThreeMinutes, justNow, lockOver, threeMinutes, waitAndLogIn, wrongPassword } from './shared';

const passwordReason = 'You have entered the wrong password too many times.';

export default {
  usual: { ...wrongPassword, label: 'locked just now', says: [passwordReason, ...justNow, 'Reset your password', help, helpCode] },
  passkey: {
    ...wrongPassword,
    ...passkeyTriedBefore,
    happened: [...wrongPassword.happened, ...passkeyTriedBefore.happened],
    persona: 'passkey-and-mobile',
    label: 'with a passkey',
    says: [passwordReason, byPasskey, 'Reset your password'],
  },
  'locked-for-3-minutes': { ...wrongPassword, ...threeMinutes, says: [passwordReason, inThreeMinutes] },
  over: { ...wrongPassword, ...lockOver, says: [passwordReason, ...canTryAgain] },
  'no-session': { heading: 'You cannot continue', label: 'no session', says: [passwordReason, waitAndLogIn, help] },
} as const satisfies Screen;
