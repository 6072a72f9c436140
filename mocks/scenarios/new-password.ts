import { calls } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';
import { refused } from './answers';

const call = calls['confirm-change-password'];

/** A password set by a reset link (spec 2, section 8, "Password reset failures"). */
export const newPasswordScenarios = {
  'confirm-change-password.user-not-found': { label: 'a link of nobody', call, answer: refused(400, 'User not found') },
  'confirm-change-password.mismatched-code': { label: 'a link with another code', call, answer: refused(400, 'Mismatched code') },
  'confirm-change-password.attempts-exceeded': { label: 'too many attempts', call, answer: refused(429, 'Reset attempts exceeded') },
  'confirm-change-password.expired-code': { label: 'a used or expired link', call, answer: refused(400, 'Expired code') },
  'confirm-change-password.invalid-password': { label: 'invalid password', call, answer: refused(400, 'Invalid password') },
  'confirm-change-password.unknown-error': { label: 'an error nobody knows', call, answer: refused(400, 'Something else') },
} as const satisfies Record<string, Scenario>;
