import type { CallName } from '../backend/http/calls';
import type { Answer } from '../backend/http/scenario';
import { exampleClient } from '../backend/provider/example-client';
import { ok, refused } from './answers';

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
export const answersOfCalls = {
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
