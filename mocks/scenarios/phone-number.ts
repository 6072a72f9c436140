import { calls } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';
import { refused } from './answers';

const pending = { label: 'a change is pending', answer: refused(409, 'Pending phone number change') };

/** What every call with a new phone number can answer. One line here is a scenario for four calls. */
const rows = {
  invalid: { label: 'invalid phone number', answer: refused(400, 'Invalid phone number') },
  'requests-exceeded': { label: 'too many codes asked for', answer: refused(403, 'OTP requests exceeded') },
  'attempts-exceeded': { label: 'too many wrong codes', answer: refused(403, 'OTP attempts exceeded') },
  forbidden: { label: 'refused (403)', answer: refused(403, 'Forbidden') },
  'unknown-error': { label: 'an error nobody knows', answer: refused(400, 'Something else') },
} as const satisfies Record<string, Omit<Scenario, 'call'>>;

const numberCalls = ['mobile', 'landline', 'change-mobile', 'change-landline'] as const;

export type PhoneNumberScenarioId = `${(typeof numberCalls)[number]}.${keyof typeof rows}`;

/** Every row of these calls, by id. */
export const phoneNumberScenarios: Record<string, Scenario> = Object.fromEntries(
  numberCalls.flatMap((name) => Object.entries(rows).map(([row, scenario]) => [`${name}.${row}`, { ...scenario, call: calls[name] }])),
);

/** What only another number for an account can be told. */
export const numberChangeScenarios = {
  'change-mobile.pending': { ...pending, call: calls['change-mobile'] },
  'change-landline.pending': { ...pending, call: calls['change-landline'] },
} as const satisfies Record<string, Scenario>;
