import { calls } from '../backend/http/calls';
import type { Scenario } from '../backend/http/scenario';
import { ok, refused } from './answers';

const { 'passkey-status': status, 'passkey-options': options, 'passkey-verify': verify } = calls;

const enabled = ok({ passkeys_enabled: true, allow_credentials: [{ id: 'c29tZS1jcmVkZW50aWFs', type: 'public-key' }] });
const notEnabled = ok({ passkeys_enabled: false, allow_credentials: [] });

const optionsFor = (rpId: string) =>
  ok({
    authentication_options: { challenge: 'Y2hhbGxlbmdl', rpId, allowCredentials: [], userVerification: 'required' },
    transaction_id: 'transaction-of-a-scenario',
  });

const verified = { verified: true, redirect_uri: '/mock/callback?code=passkey&state=s', account_id: 'account-passkey' };
const notVerified = ok({ verified: false, redirect_uri: null, account_id: null });

const attempts = refused(429, 'Passkey attempts exceeded');
const loginAttempts = refused(429, 'Passkey login attempts exceeded');
const pending = refused(409, 'Pending phone number change');

/** Passkeys (spec 1, sections 4 and 8). */
export const passkeyScenarios = {
  'passkey-status.enabled': { label: 'passkeys enabled', call: status, answer: enabled },
  'passkey-status.not-enabled': { label: 'passkeys not enabled', call: status, answer: notEnabled },
  'passkey-status.invalid-email': { label: 'invalid email address', call: status, answer: refused(400, 'Invalid email address') },
  'passkey-options.wrong-rp': { label: 'options of another site', call: options, answer: optionsFor('wrong.example') },
  'passkey-options.given': { label: 'options of localhost', call: options, answer: optionsFor('localhost') },
  'passkey-options.attempts-exceeded': { label: 'too many passkey attempts', call: options, answer: attempts },
  'passkey-options.login-attempts-exceeded': { label: 'too many passkey logins', call: options, answer: loginAttempts },
  'passkey-options.pending-change': { label: 'phone number change pending', call: options, answer: pending },
  'passkey-options.refused': { label: 'refused (403)', call: options, answer: refused(403, 'Forbidden') },
  'passkey-options.failed': { label: 'an error nobody knows', call: options, answer: refused(400, 'Something else') },
  'passkey-verify.verified': { label: 'verified, whatever was signed', call: verify, answer: ok(verified) },
  'passkey-verify.not-verified': { label: 'not verified', call: verify, answer: notVerified },
  'passkey-verify.unsafe-redirect': {
    label: 'unsafe address to go on to',
    call: verify,
    answer: ok({ ...verified, redirect_uri: 'javascript:alert(1)' }),
  },
  'passkey-verify.unknown-credential': { label: 'a passkey nobody knows', call: verify, answer: refused(404, 'Credential not found') },
  'passkey-verify.attempts-exceeded': { label: 'too many passkey attempts', call: verify, answer: attempts },
  'passkey-verify.login-attempts-exceeded': { label: 'too many passkey logins', call: verify, answer: loginAttempts },
  'passkey-verify.pending-change': { label: 'phone number change pending', call: verify, answer: pending },
  'passkey-verify.refused': { label: 'refused (403)', call: verify, answer: refused(403, 'Forbidden') },
  'passkey-verify.failed': { label: 'an error nobody knows', call: verify, answer: refused(400, 'Something else') },
} as const satisfies Record<string, Scenario>;
