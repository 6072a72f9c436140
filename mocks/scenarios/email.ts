import { calls } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';
import { ok, refused } from './answers';

const call = calls['account-status'];
const validate = calls['validate-email'];

/** Account check and email validation (spec 1, sections 4 and 8). */
export const emailScenarios = {
  'account-status.not-found': { label: 'no such account', call, answer: ok({ status: 'NOT_FOUND' }) },
  'account-status.reset-required': { label: 'reset required', call, answer: ok({ status: 'RESET_REQUIRED' }) },
  'account-status.unconfirmed': { label: 'email address unconfirmed', call, answer: ok({ status: 'UNCONFIRMED' }) },
  'account-status.unknown-status': { label: 'a status nobody knows', call, answer: ok({ status: 'ARCHIVED' }) },
  'account-status.invalid-email': { label: 'invalid email address', call, answer: refused(400, 'Invalid email address') },
  'validate-email.invalid-email': { label: 'invalid email address', call: validate, answer: refused(400, 'Invalid email address') },
  'validate-email.refused': { label: 'refused (403)', call: validate, answer: refused(403, 'Forbidden') },
  'validate-email.already-registered': { label: 'already has an account', call: validate, answer: refused(409, 'User already exists') },
  'validate-email.rate-limited': { label: 'too many attempts', call: validate, answer: refused(429, 'Too many attempts') },
} as const satisfies Record<string, Scenario>;
