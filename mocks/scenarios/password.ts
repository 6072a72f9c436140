import { calls } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';
import { ok, refused } from './answers';

const call = calls.password;
const verified = { authentication_state: 'VERIFIED', rmd_token: null };
const noMethods = ok({ ...verified, authentication_methods: { mobile: false, landline: false } });
const unsafe = ok({ authentication_state: 'AUTHENTICATED', redirect_uri: 'javascript:alert(1)', rmd_token: null });

/** Password login (spec 1, section 8). */
export const passwordScenarios = {
  'password.incorrect': { label: 'wrong password', call, answer: refused(401, 'Incorrect username or password.') },
  'password.attempts-exceeded': { label: 'too many wrong passwords', call, answer: refused(429, 'Password attempts exceeded') },
  'password.login-attempts-exceeded': { label: 'too many logins', call, answer: refused(429, 'Login attempts exceeded') },
  'password.otp-requests-exceeded': { label: 'too many codes asked for', call, answer: refused(429, 'OTP requests exceeded') },
  'password.otp-attempts-exceeded': { label: 'too many wrong codes', call, answer: refused(429, 'OTP attempts exceeded') },
  'password.disabled-cid2013': { label: 'account disabled, CID2013', call, answer: refused(401, 'Account is disabled', 'CID2013') },
  'password.disabled': { label: 'account disabled, no reference', call, answer: refused(401, 'Account is disabled') },
  'password.disabled-odd-code': {
    label: 'account disabled, malformed reference',
    call,
    answer: refused(401, 'Account is disabled', '<b>2013</b>'),
  },
  'password.unregistered': { label: 'UNREGISTERED', call, answer: ok({ authentication_state: 'UNREGISTERED' }) },
  'password.reset-password': { label: 'RESET_PASSWORD', call, answer: ok({ authentication_state: 'RESET_PASSWORD' }) },
  'password.unknown-state': { label: 'a state nobody knows', call, answer: ok({ authentication_state: 'PAUSED' }) },
  'password.default-method': { label: 'no methods named: mobile', call, answer: ok({ ...verified, phone_number: '•••••••0338' }) },
  'password.no-methods': { label: 'neither mobile nor landline', call, answer: noMethods },
  'password.unsafe-redirect': { label: 'unsafe address to go on to', call, answer: unsafe },
} as const satisfies Record<string, Scenario>;
