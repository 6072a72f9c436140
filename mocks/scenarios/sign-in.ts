import { calls } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';
import { ok, refused } from './answers';

const accountStatusCall = calls['account-status'];
const validate = calls['validate-email'];

/** Account check and email validation (spec 1, sections 4 and 8). */
export const emailScenarios = {
  'account-status.not-found': { label: 'no such account', call: accountStatusCall, answer: ok({ status: 'NOT_FOUND' }) },
  'account-status.reset-required': { label: 'reset required', call: accountStatusCall, answer: ok({ status: 'RESET_REQUIRED' }) },
  'account-status.unconfirmed': { label: 'email address unconfirmed', call: accountStatusCall, answer: ok({ status: 'UNCONFIRMED' }) },
  'account-status.unknown-status': { label: 'a status nobody knows', call: accountStatusCall, answer: ok({ status: 'ARCHIVED' }) },
  'account-status.invalid-email': {
    label: 'invalid email address',
    call: accountStatusCall,
    answer: refused(400, 'Invalid email address'),
  },
  'validate-email.invalid-email': { label: 'invalid email address', call: validate, answer: refused(400, 'Invalid email address') },
  'validate-email.refused': { label: 'refused (403)', call: validate, answer: refused(403, 'Forbidden') },
  'validate-email.already-registered': { label: 'already has an account', call: validate, answer: refused(409, 'User already exists') },
  'validate-email.rate-limited': { label: 'too many attempts', call: validate, answer: refused(429, 'Too many attempts') },
} as const satisfies Record<string, Scenario>;

const passwordCall = calls.password;
const verified = { authentication_state: 'VERIFIED', rmd_token: null };
const withoutMethods = ok({ ...verified, authentication_methods: { mobile: false, landline: false } });
const unsafeRedirect = ok({ authentication_state: 'AUTHENTICATED', redirect_uri: 'javascript:alert(1)', rmd_token: null });

/** Password login (spec 1, section 8). */
export const passwordScenarios = {
  'password.incorrect': { label: 'wrong password', call: passwordCall, answer: refused(401, 'Incorrect username or password.') },
  'password.attempts-exceeded': {
    label: 'too many wrong passwords',
    call: passwordCall,
    answer: refused(429, 'Password attempts exceeded'),
  },
  'password.login-attempts-exceeded': { label: 'too many logins', call: passwordCall, answer: refused(429, 'Login attempts exceeded') },
  'password.otp-requests-exceeded': {
    label: 'too many codes asked for',
    call: passwordCall,
    answer: refused(429, 'OTP requests exceeded'),
  },
  'password.otp-attempts-exceeded': { label: 'too many wrong codes', call: passwordCall, answer: refused(429, 'OTP attempts exceeded') },
  'password.disabled-cid2013': {
    label: 'account disabled, CID2013',
    call: passwordCall,
    answer: refused(401, 'Account is disabled', 'CID2013'),
  },
  'password.disabled': { label: 'account disabled, no reference', call: passwordCall, answer: refused(401, 'Account is disabled') },
  'password.disabled-odd-code': {
    label: 'account disabled, malformed reference',
    call: passwordCall,
    answer: refused(401, 'Account is disabled', '<b>2013</b>'),
  },
  'password.unregistered': { label: 'UNREGISTERED', call: passwordCall, answer: ok({ authentication_state: 'UNREGISTERED' }) },
  'password.reset-password': { label: 'RESET_PASSWORD', call: passwordCall, answer: ok({ authentication_state: 'RESET_PASSWORD' }) },
  'password.unknown-state': { label: 'a state nobody knows', call: passwordCall, answer: ok({ authentication_state: 'PAUSED' }) },
  'password.default-method': {
    label: 'no methods named: mobile',
    call: passwordCall,
    answer: ok({ ...verified, phone_number: '•••••••0338' }),
  },
  'password.no-methods': { label: 'neither mobile nor landline', call: passwordCall, answer: withoutMethods },
  'password.unsafe-redirect': { label: 'unsafe address to go on to', call: passwordCall, answer: unsafeRedirect },
} as const satisfies Record<string, Scenario>;

const userSignInCall = calls['user-sign-in'];
const signInWithoutMethods = ok({
  authentication_state: 'VERIFIED',
  rmd_token: null,
  authentication_methods: { mobile: false, landline: false },
});
const unsafeSignIn = ok({ authentication_state: 'AUTHENTICATED', redirect_uri: 'javascript:alert(1)', rmd_token: null });

/** User sign-in (spec 1, section 8). */
export const userSignInScenarios = {
  'user-sign-in.disabled-cid2013': {
    label: 'account disabled, CID2013',
    call: userSignInCall,
    answer: refused(401, 'Account is disabled', 'CID2013'),
  },
  'user-sign-in.disabled-cid2014': {
    label: 'cannot use login, CID2014',
    call: userSignInCall,
    answer: refused(401, 'Account is disabled', 'CID2014'),
  },
  'user-sign-in.incorrect': { label: 'wrong password', call: userSignInCall, answer: refused(401, 'Incorrect username or password.') },
  'user-sign-in.invalid-parameter': { label: 'invalid parameter', call: userSignInCall, answer: refused(401, 'Invalid parameter') },
  'user-sign-in.missing-parameter': {
    label: 'missing parameter',
    call: userSignInCall,
    answer: refused(401, 'Missing required parameter'),
  },
  'user-sign-in.no-user': { label: 'user does not exist', call: userSignInCall, answer: refused(401, 'User does not exist.') },
  'user-sign-in.not-confirmed': { label: 'user is not confirmed', call: userSignInCall, answer: refused(401, 'User is not confirmed.') },
  'user-sign-in.rate-limit-exceeded': {
    label: 'rate limit exceeded (403)',
    call: userSignInCall,
    answer: refused(403, 'Rate limit exceeded'),
  },
  'user-sign-in.rate-exceeded': { label: 'rate exceeded (429)', call: userSignInCall, answer: refused(429, 'Rate exceeded') },
  'user-sign-in.attempts-exceeded': {
    label: 'too many wrong passwords',
    call: userSignInCall,
    answer: refused(429, 'Password attempts exceeded'),
  },
  'user-sign-in.otp-attempts-exceeded': {
    label: 'too many wrong codes',
    call: userSignInCall,
    answer: refused(429, 'OTP attempts exceeded'),
  },
  'user-sign-in.otp-requests-exceeded': {
    label: 'too many codes asked for',
    call: userSignInCall,
    answer: refused(429, 'OTP requests exceeded'),
  },
  'user-sign-in.unregistered': { label: 'UNREGISTERED', call: userSignInCall, answer: ok({ authentication_state: 'UNREGISTERED' }) },
  'user-sign-in.reset-password': { label: 'RESET_PASSWORD', call: userSignInCall, answer: ok({ authentication_state: 'RESET_PASSWORD' }) },
  'user-sign-in.unknown-state': { label: 'a state nobody knows', call: userSignInCall, answer: ok({ authentication_state: 'PAUSED' }) },
  'user-sign-in.no-methods': { label: 'neither mobile nor landline', call: userSignInCall, answer: signInWithoutMethods },
  'user-sign-in.unsafe-redirect': { label: 'unsafe address to go on to', call: userSignInCall, answer: unsafeSignIn },
} as const satisfies Record<string, Scenario>;
