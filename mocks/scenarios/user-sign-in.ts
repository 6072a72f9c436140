import { calls } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';
import { ok, refused } from './answers';

const call = calls['user-sign-in'];
const noMethods = ok({ authentication_state: 'VERIFIED', rmd_token: null, authentication_methods: { mobile: false, landline: false } });
const unsafe = ok({ authentication_state: 'AUTHENTICATED', redirect_uri: 'javascript:alert(1)', rmd_token: null });

/** User sign-in (spec 1, section 8). */
export const userSignInScenarios = {
  'user-sign-in.disabled-cid2013': { label: 'account disabled, CID2013', call, answer: refused(401, 'Account is disabled', 'CID2013') },
  'user-sign-in.disabled-cid2014': { label: 'cannot use login, CID2014', call, answer: refused(401, 'Account is disabled', 'CID2014') },
  'user-sign-in.incorrect': { label: 'wrong password', call, answer: refused(401, 'Incorrect username or password.') },
  'user-sign-in.invalid-parameter': { label: 'invalid parameter', call, answer: refused(401, 'Invalid parameter') },
  'user-sign-in.missing-parameter': { label: 'missing parameter', call, answer: refused(401, 'Missing required parameter') },
  'user-sign-in.no-user': { label: 'user does not exist', call, answer: refused(401, 'User does not exist.') },
  'user-sign-in.not-confirmed': { label: 'user is not confirmed', call, answer: refused(401, 'User is not confirmed.') },
  'user-sign-in.rate-limit-exceeded': { label: 'rate limit exceeded (403)', call, answer: refused(403, 'Rate limit exceeded') },
  'user-sign-in.rate-exceeded': { label: 'rate exceeded (429)', call, answer: refused(429, 'Rate exceeded') },
  'user-sign-in.attempts-exceeded': { label: 'too many wrong passwords', call, answer: refused(429, 'Password attempts exceeded') },
  'user-sign-in.otp-attempts-exceeded': { label: 'too many wrong codes', call, answer: refused(429, 'OTP attempts exceeded') },
  'user-sign-in.otp-requests-exceeded': { label: 'too many codes asked for', call, answer: refused(429, 'OTP requests exceeded') },
  'user-sign-in.unregistered': { label: 'UNREGISTERED', call, answer: ok({ authentication_state: 'UNREGISTERED' }) },
  'user-sign-in.reset-password': { label: 'RESET_PASSWORD', call, answer: ok({ authentication_state: 'RESET_PASSWORD' }) },
  'user-sign-in.unknown-state': { label: 'a state nobody knows', call, answer: ok({ authentication_state: 'PAUSED' }) },
  'user-sign-in.no-methods': { label: 'neither mobile nor landline', call, answer: noMethods },
  'user-sign-in.unsafe-redirect': { label: 'unsafe address to go on to', call, answer: unsafe },
} as const satisfies Record<string, Scenario>;
