import { minute, second } from '../backend/clock';
import { calls } from '../backend/http/calls';
import type { Answer, Scenario } from '../backend/http/scenario';
import { refused } from './answers';

const one = 'ws••••••@gmail.com';
const two = [one, 'ab••••••@example.com'];

const duplicate = (more: Record<string, unknown>): Answer => ({ status: 409, json: { message: 'User not uplifted', ...more } });
const migration = (eligible: boolean, more: Record<string, unknown>): Answer =>
  duplicate({ account_migration: true, eligible_for_account_migration_journey: eligible, pyi_sla: '5 working days', ...more });

const oddBody = {
  account_migration: 'yes',
  eligible_for_account_migration_journey: 'no',
  email: 42,
  ineligibility_reason: ['active_account'],
  pyi_sla: 24,
  lockout_time_seconds: 'soon',
};

/** Answers of an uplift whose record belongs to another account (spec 2, section 4, "Uplift outcome"). */
const duplicateRows = {
  duplicate: { label: 'has an account', answer: duplicate({ email: one }) },
  'duplicate-several': { label: 'has two accounts', answer: duplicate({ account_migration: false, email: two }) },
  'duplicate-eligible': { label: 'may replace an account', answer: migration(true, { email: one }) },
  'duplicate-eligible-several': { label: 'may replace two accounts', answer: migration(true, { email: two }) },
  'duplicate-not-eligible': { label: 'may not replace an account', answer: migration(false, { email: one }) },
  'duplicate-active': {
    label: 'has used an account lately',
    answer: migration(false, { email: one, ineligibility_reason: 'active_account' }),
  },
  'odd-body': { label: 'has an account, and nothing in the answer is what it should be', answer: duplicate(oddBody) },
} as const satisfies Record<string, Omit<Scenario, 'call'>>;

const uplifts = ['uplift-nhs-known', 'uplift-demog-trace'] as const;

/** A lock that ends 40 minutes after it is told of, so that it cannot be taken for the usual 15. */
const locked: Answer = {
  status: 403,
  json: {
    error: 'PDS rate limit exceeded',
    get lockout_time_seconds() {
      return Math.ceil((Date.now() + 40 * minute) / second);
    },
  },
};

/** Answers of either uplift (spec 2, sections 4 and 8). One line here is a scenario for both. */
const rows = {
  'no-match': { label: 'no match', answer: refused(404, 'No match found') },
  'multiple-matches': { label: 'several matches', answer: refused(404, 'Multiple matches found') },
  'not-verified': { label: 'number not verified', answer: refused(404, 'NHS number not verified') },
  invalidated: { label: 'record invalidated', answer: refused(404, 'Record has been invalidated') },
  'rate-limit': { label: 'too many failed matches, nobody knows for how long', answer: refused(403, 'PDS rate limit exceeded') },
  'rate-limit-lockout-known': { label: 'too many failed matches, for 40 minutes', answer: locked },
  'already-rate-limited': { label: 'locked before', answer: refused(403, 'PDS rate limit has already been exceeded') },
  'unauthorised-text': { label: "error 'Unauthorized' (404)", answer: refused(404, 'Unauthorized') },
  'rate-limited-429': { label: 'health records busy (429)', answer: refused(429, 'Rate limit exceeded') },
  'timeout-504': { label: 'health records slow (504)', answer: { status: 504, json: { message: 'Endpoint request timed out' } } },
  'already-completed': { label: 'matched already (409)', answer: { status: 409, json: { message: 'User has already been uplifted' } } },
  'unknown-error': { label: 'an error nobody knows', answer: refused(400, 'Something else') },
  ...duplicateRows,
} as const satisfies Record<string, Omit<Scenario, 'call'>>;

export type UpliftScenarioId = `${(typeof uplifts)[number]}.${keyof typeof rows}`;

/** Every row of both uplifts, by id. */
export const upliftScenarios: Record<string, Scenario> = Object.fromEntries(
  uplifts.flatMap((name) => Object.entries(rows).map(([row, scenario]) => [`${name}.${row}`, { ...scenario, call: calls[name] }])),
);

/** The record of a failed match (spec 2, section 7). */
export const recordFailureScenarios = {
  'record-failure.refused': { label: 'refused (400)', call: calls['record-failure'], answer: refused(400, 'Invalid request') },
} as const satisfies Record<string, Scenario>;
