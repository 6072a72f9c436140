import { emailEntered } from '../../src/state/events';
import { minute } from '../backend/clock';
import { lock } from '../backend/locks';
import { passkeyTriedBefore } from './security-code-conditions';
import { passkeyOffered } from './sign-in-conditions';
import type { Address, Here, Screen } from './variant';

const continued = { heading: 'You cannot continue', progress: 'mobile-code' } as const;
const wait = 'Wait up to 15 minutes, then go back to the website or app you were using and log in again.';
const threeMinutes = { label: 'locked for 3 more minutes', later: 12 * minute } as const;
const byPasskey = 'Log in with your passkey instead';

/** A lock on security codes, which stops no passkey. */
const codesLocked = (reason: string, which: 'codeTries' | 'codeRequests') => {
  const locked = { ...continued, world: ({ account, now }: Here) => account && lock(account[which], now) } as const;
  const withPasskey = { ...locked, ...passkeyTriedBefore, persona: 'passkey-and-mobile' } as const;
  return {
    usual: { ...locked, label: 'without a passkey', says: [reason, wait] },
    'locked-for-3-minutes': { ...locked, ...threeMinutes, says: [reason, wait] },
    passkey: { ...withPasskey, label: 'with a passkey', says: [reason, wait, byPasskey] },
    'without-passkeys': { ...withPasskey, label: 'with a passkey, but a browser without', says: [reason], device: 'without-passkeys' },
    ...passkeyOffered(withPasskey, [{ press: byPasskey }]),
  } as const satisfies Screen;
};

const wrongPassword = { heading: 'You cannot continue', persona: 'locked-out', progress: 'password' } as const;
const passwordReason = 'You have entered the wrong password too many times.';
const loginReason = 'You have tried to log in too many times.';
const help = 'Get help with NHS login (opens in a new tab)';

/** 'You cannot continue', for 15 minutes. */
export const lockedScreens = {
  '/otp-attempts-exceeded': codesLocked('You have entered the wrong security code too many times.', 'codeTries'),
  '/otp-requests-exceeded': codesLocked('You have asked for a security code too many times.', 'codeRequests'),
  '/password-attempts-exceeded': {
    usual: { ...wrongPassword, label: 'locked just now', says: [passwordReason, wait, help] },
    'locked-for-3-minutes': { ...wrongPassword, ...threeMinutes, says: [passwordReason, wait] },
  },
  '/login-attempts-exceeded': {
    usual: {
      ...wrongPassword,
      label: 'locked just now',
      says: [loginReason, wait, help],
      progress: 'arrival',
      happened: [emailEntered('locked-out@example.com')],
    },
    'locked-for-3-minutes': {
      ...wrongPassword,
      ...threeMinutes,
      says: [loginReason, wait],
      progress: 'arrival',
      happened: [emailEntered('locked-out@example.com')],
    },
  },
} as const satisfies Partial<Record<Address, Screen>>;
