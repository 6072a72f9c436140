import { calls } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';
import { ok, refused } from './answers';

const { otp, 'trigger-otp': trigger, 'request-otp': request } = calls;

/** Security codes (spec 1, sections 4 and 8). */
export const securityCodeScenarios = {
  'trigger-otp.requests-exceeded': { label: 'too many codes asked for', call: trigger, answer: refused(403, 'OTP requests exceeded') },
  'trigger-otp.failed': { label: 'the code cannot be sent', call: trigger, answer: refused(400, 'Unable to send OTP') },
  'request-otp.requests-exceeded': { label: 'too many codes asked for', call: request, answer: refused(403, 'OTP requests exceeded') },
  'request-otp.failed': { label: 'the code cannot be sent', call: request, answer: refused(400, 'Unable to send OTP') },
  'otp.wrong': { label: 'wrong code', call: otp, answer: refused(400, 'Invalid OTP') },
  'otp.expired': { label: 'code has expired', call: otp, answer: refused(400, 'OTP has expired') },
  'otp.no-code-asked': { label: 'no code was asked for', call: otp, answer: refused(400, 'Invalid OTP Session') },
  'otp.attempts-exceeded': { label: 'too many wrong codes', call: otp, answer: refused(400, 'OTP attempts exceeded') },
  'otp.pending-change': {
    label: 'right code, but the number is being changed',
    call: otp,
    answer: refused(403, 'Pending phone number change'),
  },
  'otp.unknown-error': { label: 'an error nobody knows', call: otp, answer: refused(400, 'OTP is on holiday') },
  'otp.no-token': { label: 'right code, but no identity token', call: otp, answer: ok({}) },
} as const satisfies Record<string, Scenario>;
