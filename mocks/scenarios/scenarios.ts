import { minute, second } from '../backend/clock';
import { type CallName, calls } from '../backend/http/calls';
import { type Answer, type Scenario, wafCookie } from '../backend/http/scenario';
import { exampleClient } from '../backend/provider/example-client';
import { type RefusalScenarioId, refusalScenarios } from './refusals';

/** A refusal, with the text and optional reference code of a row in the error catalogue. */
const refused = (status: number, error: string, cid_error_code?: string): Answer => ({
  status,
  json: { error, ...(cid_error_code && { cid_error_code }) },
});

const ok = (json: Record<string, unknown>): Answer => ({ status: 200, json });

const unsafe = 'javascript:alert(1)';
const withoutMethods = ok({
  authentication_state: 'VERIFIED',
  rmd_token: null,
  authentication_methods: { mobile: false, landline: false },
});
const unsafeRedirect = ok({ authentication_state: 'AUTHENTICATED', redirect_uri: unsafe, rmd_token: null });

const optionsFor = (rpId: string) =>
  ok({
    authentication_options: { challenge: 'Y2hhbGxlbmdl', rpId, allowCredentials: [], userVerification: 'required' },
    transaction_id: 'transaction-of-a-scenario',
  });
const passkey = { verified: true, redirect_uri: '/mock/callback?code=passkey&state=s', account_id: 'account-passkey' };

const { terms_uri: _terms, ...withoutTerms } = exampleClient;

/** Successes that choose the next page, and answers outside the contract. */
const answersOfCalls = {
  'account-status.not-found': ['no such account', ok({ status: 'NOT_FOUND' })],
  'account-status.reset-required': ['reset required', ok({ status: 'RESET_REQUIRED' })],
  'account-status.unconfirmed': ['email address unconfirmed', ok({ status: 'UNCONFIRMED' })],
  'account-status.unknown-status': ['an unknown status', ok({ status: 'ARCHIVED' })],
  'passkey-status.enabled': [
    'passkeys enabled',
    ok({ passkeys_enabled: true, allow_credentials: [{ id: 'c29tZS1jcmVkZW50aWFs', type: 'public-key' }] }),
  ],
  'passkey-status.not-enabled': ['passkeys not enabled', ok({ passkeys_enabled: false, allow_credentials: [] })],
  'passkey-options.wrong-rp': ['options of another site', optionsFor('wrong.example')],
  'passkey-options.given': ['options of localhost', optionsFor('localhost')],
  'passkey-verify.verified': ['verified without a check of the signature', ok(passkey)],
  'passkey-verify.not-verified': ['not verified', ok({ verified: false, redirect_uri: null, account_id: null })],
  'passkey-verify.unsafe-redirect': ['unsafe address to go on to', ok({ ...passkey, redirect_uri: unsafe })],
  'password.disabled-odd-code': ['account disabled, malformed reference', refused(401, 'Account is disabled', '<b>2013</b>')],
  'password.unregistered': ['UNREGISTERED', ok({ authentication_state: 'UNREGISTERED' })],
  'password.reset-password': ['RESET_PASSWORD', ok({ authentication_state: 'RESET_PASSWORD' })],
  'password.unknown-state': ['an unknown state', ok({ authentication_state: 'PAUSED' })],
  'password.default-method': [
    'no methods named: mobile',
    ok({ authentication_state: 'VERIFIED', rmd_token: null, phone_number: '•••••••0338' }),
  ],
  'password.no-methods': ['neither mobile nor landline', withoutMethods],
  'password.unsafe-redirect': ['unsafe address to go on to', unsafeRedirect],
  'user-sign-in.unregistered': ['UNREGISTERED', ok({ authentication_state: 'UNREGISTERED' })],
  'user-sign-in.reset-password': ['RESET_PASSWORD', ok({ authentication_state: 'RESET_PASSWORD' })],
  'user-sign-in.unknown-state': ['an unknown state', ok({ authentication_state: 'PAUSED' })],
  'user-sign-in.no-methods': ['neither mobile nor landline', withoutMethods],
  'user-sign-in.unsafe-redirect': ['unsafe address to go on to', unsafeRedirect],
  'forgot-password.no-bot-check': ['no bot check', ok({})],
  'forgot-password.bot-check': ['bot check', ok({ redirect_uri: '/api/login/bot-check?redirectUri=%2Fcheck-forgot-password' })],
  'forgot-password.unsafe-bot-check': ['unsafe address of the bot check', ok({ redirect_uri: unsafe })],
  'otp.unknown-error': ['an unknown error about codes', refused(400, 'OTP is on holiday')],
  'otp.no-token': ['right code, but no identity token', ok({})],
  'authcode.unknown-code': ['an unknown reference', refused(400, 'Something else', 'CID9999')],
  'authcode.unsafe-location': [
    'unsafe address to go back to',
    ok({ id_token: 'e30.e30.e30', Location: unsafe, consent_required: false, terms_update_required: false }),
  ],
  'client-info.only-openid': ['nothing to share', ok({ ...exampleClient, approved_scopes: ['openid'], claims: [] })],
  'client-info.contradictory': ['claims without scopes', ok({ ...exampleClient, approved_scopes: ['openid'] })],
  'client-info.without-scopes': ['no list of scopes', ok({ ...exampleClient, approved_scopes: null })],
  'client-info.without-claims': ['no list of claims', ok({ ...exampleClient, claims: null })],
  'client-info.sparse': ['no terms, unknown scopes', ok({ ...withoutTerms, approved_scopes: ['openid', 'no_such_scope'], claims: [] })],
  'client-info.nameless': ['no name', ok({ ...exampleClient, client_display_name: ' ' })],
  'account-migration.not-eligible': ['not eligible, CID1116', refused(403, 'Not eligible to begin account migration', 'CID1116')],
  'redirect-to-authorize.no-session-id': ['no new session', ok({})],
} as const satisfies Partial<Record<`${CallName}.${string}`, readonly [label: string, answer: Answer]>>;

const unauthorised = refused(401, 'Unauthorized');
const explicitDeny = refused(403, 'User is not authorized to access this resource with an explicit deny');
const firewallPage = {
  status: 405,
  html: '<!doctype html><html lang="en"><title>Human Verification</title><h1>Human Verification</h1></html>',
};

/** Faults of any call (spec 1, section 8, "Transport-level"). One line here is a scenario for every call. */
const transport = {
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

type TransportScenarioId = `${CallName}.${keyof typeof transport}`;

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
const uplift = {
  'rate-limit': { label: 'too many failed matches, with an unknown end', answer: refused(403, 'PDS rate limit exceeded') },
  'rate-limit-lockout-known': { label: 'too many failed matches, for 40 minutes', answer: locked },
  'already-rate-limited': { label: 'locked before', answer: refused(403, 'PDS rate limit has already been exceeded') },
  'duplicate-eligible-several': { label: 'may replace two accounts', answer: migration(true, [one, 'ab••••••@example.com']) },
  'duplicate-not-eligible': { label: 'may not replace an account', answer: migration(false, one) },
  'odd-body': { label: 'has an account, and nothing in the answer is what it should be', answer: { status: 409, json: oddBody } },
} as const satisfies Record<string, Omit<Scenario, 'call'>>;

type UpliftScenarioId = `uplift-${'nhs-known' | 'demog-trace'}.${keyof typeof uplift}`;

/** A server that changes the session id whenever a user has authenticated further (session fixation, CWE-384). */
const renewed: Scenario = {
  label: 'the session id is renewed at the password, at the code, at the passkey and at the authorisation code',
  call: [calls.password, calls['user-sign-in'], calls.otp, calls['passkey-verify'], calls.authcode],
  answer: { sessionRenewed: true },
};

/** `call.what-goes-wrong`, or `session.renewed` for several calls. */
export type ScenarioId = RefusalScenarioId | TransportScenarioId | UpliftScenarioId | keyof typeof answersOfCalls | 'session.renewed';

/** One scenario for each of these calls and each row. */
const forEach = (names: readonly CallName[], rows: Readonly<Record<string, Omit<Scenario, 'call'>>>) =>
  names.flatMap((name) => Object.entries(rows).map(([row, scenario]) => [`${name}.${row}`, { ...scenario, call: calls[name] }] as const));

/** Every scenario by its id. One that is defined here replaces a refusal of the contract with the same id. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map<string, Scenario>([
  ...Object.entries(refusalScenarios),
  ...forEach(Object.keys(calls) as CallName[], transport),
  ...forEach(['uplift-nhs-known', 'uplift-demog-trace'], uplift),
  ...Object.entries<readonly [label: string, answer: Answer]>(answersOfCalls).map(
    ([id, [label, answer]]) => [id, { label, call: calls[id.split('.')[0] as CallName], answer }] as const,
  ),
  ['session.renewed', renewed],
]);
