import { calls } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';
import { ok, refused } from './answers';

const call = calls['forgot-password'];
const botCheck = ok({ redirect_uri: '/api/login/bot-check?redirectUri=%2Fcheck-forgot-password' });

/** Forgotten password (spec 1, section 4). */
export const forgottenPasswordScenarios = {
  'forgot-password.attempts-exceeded': { label: 'too many links asked for', call, answer: refused(429, 'Reset attempts exceeded') },
  'forgot-password.invalid-email': { label: 'invalid email address', call, answer: refused(400, 'Invalid email address') },
  'forgot-password.no-bot-check': { label: 'no bot check', call, answer: ok({}) },
  'forgot-password.bot-check': { label: 'bot check', call, answer: botCheck },
  'forgot-password.unsafe-bot-check': {
    label: 'unsafe address of the bot check',
    call,
    answer: ok({ redirect_uri: 'javascript:alert(1)' }),
  },
  'forgot-password.failed': { label: 'an error nobody knows', call, answer: refused(400, 'Something else') },
} as const satisfies Record<string, Scenario>;

const changePasswordCall = calls['confirm-change-password'];

/** A password set by a reset link (spec 2, section 8, "Password reset failures"). */
export const newPasswordScenarios = {
  'confirm-change-password.user-not-found': { label: 'a link of nobody', call: changePasswordCall, answer: refused(400, 'User not found') },
  'confirm-change-password.mismatched-code': {
    label: 'a link with another code',
    call: changePasswordCall,
    answer: refused(400, 'Mismatched code'),
  },
  'confirm-change-password.attempts-exceeded': {
    label: 'too many attempts',
    call: changePasswordCall,
    answer: refused(429, 'Reset attempts exceeded'),
  },
  'confirm-change-password.expired-code': {
    label: 'a used or expired link',
    call: changePasswordCall,
    answer: refused(400, 'Expired code'),
  },
  'confirm-change-password.invalid-password': {
    label: 'invalid password',
    call: changePasswordCall,
    answer: refused(400, 'Invalid password'),
  },
  'confirm-change-password.unknown-error': {
    label: 'an error nobody knows',
    call: changePasswordCall,
    answer: refused(400, 'Something else'),
  },
} as const satisfies Record<string, Scenario>;
