import { minute, second } from '../backend/clock';
import type { Answer, Scenario } from '../backend/http/scenario';
import { refused } from './answers';

const one = 'ws••••••@example.com';

const migration = (eligible: boolean, email: string | readonly string[]): Answer => ({
  status: 409,
  json: { message: 'User not uplifted', account_migration: true, eligible_for_account_migration_journey: eligible, email },
});

const oddBody = {
  message: 'User not uplifted',
  account_migration: 'yes',
  eligible_for_account_migration_journey: 'no',
  email: 42,
  ineligibility_reason: ['active_account'],
  pyi_sla: 24,
  lockout_time_seconds: 'soon',
};

/** A lock that ends 40 minutes after the answer, which differs from the usual 15. */
const locked: Answer = {
  status: 403,
  json: {
    error: 'PDS rate limit exceeded',
    get lockout_time_seconds() {
      return Math.ceil((Date.now() + 40 * minute) / second);
    },
  },
};

/** Answers of both uplifts besides the contract's refusals, whose locks end at a fixed time. One line here is a scenario for both. */
export const uplift = {
  'rate-limit': { label: 'too many failed matches, with an unknown end', answer: refused(403, 'PDS rate limit exceeded') },
  'rate-limit-lockout-known': { label: 'too many failed matches, for 40 minutes', answer: locked },
  'already-rate-limited': { label: 'locked before', answer: refused(403, 'PDS rate limit has already been exceeded') },
  'duplicate-eligible-several': { label: 'may replace two accounts', answer: migration(true, [one, 'ab••••••@example.com']) },
  'duplicate-not-eligible': { label: 'may not replace an account', answer: migration(false, one) },
  'odd-body': { label: 'has an account, and nothing in the answer is what it should be', answer: { status: 409, json: oddBody } },
} as const satisfies Record<string, Omit<Scenario, 'call'>>;

export type UpliftScenarioId = `uplift-${'nhs-known' | 'demog-trace'}.${keyof typeof uplift}`;
