import type { Answer, Scenario } from '../backend/http/scenario';

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

/** What an uplift answers when the record belongs to another account (spec 2, section 4, "Uplift outcome"). */
export const duplicateRows = {
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
