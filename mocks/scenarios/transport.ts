import { minute, second } from '../backend/clock';
import type { CallName } from '../backend/http/calls';
import type { Answer, Scenario } from '../backend/http/scenario';
import { wafCookie } from '../backend/http/waf-cookie';
import { refused } from './answers';

const unauthorised = refused(401, 'Unauthorized');
const explicitDeny = refused(403, 'User is not authorized to access this resource with an explicit deny');
const firewallPage = {
  status: 405,
  html: '<!doctype html><html lang="en"><title>Human Verification</title><h1>Human Verification</h1></html>',
};

/** Faults of any call (spec 1, section 8, "Transport-level"). One line here is a scenario for every call. */
export const transport = {
  'unauthorised-once': { label: 'session has expired, renewing it helps', answer: unauthorised, times: 1 },
  'explicit-deny-once': { label: 'explicit deny, renewing the session helps', answer: explicitDeny, times: 1 },
  firewall: { label: 'blocked by the firewall (405) until its puzzle is solved', answer: firewallPage, unlessCookie: wafCookie },
  'firewall-always': { label: 'blocked by the firewall (405) for good', answer: firewallPage },
  'unknown-error': { label: 'an unknown error', answer: refused(400, 'Something else') },
  dead: { label: 'network dead', answer: { fault: 'dead' } },
  'dead-once': { label: 'network dead, a retry helps', answer: { fault: 'dead' }, times: 1 },
  hang: { label: 'no answer ever', answer: { fault: 'hang' } },
  html: { label: 'a page where JSON is promised', answer: { fault: 'html' } },
  'cut-off': { label: 'half an object', answer: { fault: 'cut-off' } },
  'no-content': { label: 'no content (204)', answer: { fault: 'no-content' } },
  empty: { label: 'an empty body', answer: { fault: 'empty' } },
  list: { label: 'a list where an object is promised', answer: { fault: 'list' } },
  'wrong-shape': { label: 'an object of another shape', answer: { fault: 'wrong-shape' } },
  redirect: { label: 'a redirect to another address, which answers an object', answer: { fault: 'redirect' } },
} as const satisfies Record<string, Omit<Scenario, 'call'>>;

export type TransportScenarioId = `${CallName}.${keyof typeof transport}`;

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
