import { calls } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';
import { refused } from './answers';

const { register, 'verify-email': verify, 'resend-email-code': resend } = calls;
const unknown = { label: 'an error nobody knows', answer: refused(400, 'Something else') };

/** A new account, until its address is confirmed (contract with the back ends, "Login API"). */
export const registrationScenarios = {
  'register.attempts-exceeded': { label: 'too many attempts', call: register, answer: refused(429, 'Too many attempts') },
  'register.forbidden': { label: 'refused (403)', call: register, answer: refused(403, 'Forbidden') },
  'register.already-exists': { label: 'already has an account', call: register, answer: refused(409, 'User already exists') },
  'register.invalid-email': { label: 'invalid email address', call: register, answer: refused(400, 'Invalid email address') },
  'register.invalid-password': { label: 'invalid password', call: register, answer: refused(400, 'Invalid password') },
  'register.unknown-error': { ...unknown, call: register },
  'verify-email.invalid-code': { label: 'wrong code', call: verify, answer: refused(400, 'Invalid code') },
  'verify-email.code-expired': { label: 'code has expired', call: verify, answer: refused(400, 'Code has expired') },
  'verify-email.too-many': { label: 'too many wrong codes', call: verify, answer: refused(429, 'Too many attempts') },
  'verify-email.unknown-error': { ...unknown, call: verify },
  'resend-email-code.too-many': { label: 'too many codes asked for', call: resend, answer: refused(429, 'Too many requests') },
  'resend-email-code.unknown-error': { ...unknown, call: resend },
} as const satisfies Record<string, Scenario>;

const pending = { label: 'a change is pending', answer: refused(409, 'Pending phone number change') };

/** Answers to every call with a new phone number. One line here is a scenario for four calls. */
const phoneNumberRows = {
  invalid: { label: 'invalid phone number', answer: refused(400, 'Invalid phone number') },
  'requests-exceeded': { label: 'too many codes asked for', answer: refused(403, 'OTP requests exceeded') },
  'attempts-exceeded': { label: 'too many wrong codes', answer: refused(403, 'OTP attempts exceeded') },
  forbidden: { label: 'refused (403)', answer: refused(403, 'Forbidden') },
  'unknown-error': { label: 'an error nobody knows', answer: refused(400, 'Something else') },
} as const satisfies Record<string, Omit<Scenario, 'call'>>;

const numberCalls = ['mobile', 'landline', 'change-mobile', 'change-landline'] as const;

export type PhoneNumberScenarioId = `${(typeof numberCalls)[number]}.${keyof typeof phoneNumberRows}`;

/** Every row of these calls, by id. */
export const phoneNumberScenarios: Record<string, Scenario> = Object.fromEntries(
  numberCalls.flatMap((name) =>
    Object.entries(phoneNumberRows).map(([row, scenario]) => [`${name}.${row}`, { ...scenario, call: calls[name] }]),
  ),
);

/** Answers to a change of number only. */
export const numberChangeScenarios = {
  'change-mobile.pending': { ...pending, call: calls['change-mobile'] },
  'change-landline.pending': { ...pending, call: calls['change-landline'] },
} as const satisfies Record<string, Scenario>;
