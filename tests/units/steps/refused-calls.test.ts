import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { exchangeAuthcode } from '@/journeys/authcode/steps/exchange-authcode';
import { acceptTerms } from '@/journeys/consent/steps/accept-terms';
import { giveConsent } from '@/journeys/consent/steps/give-consent';
import { loadClient } from '@/journeys/consent/steps/load-client';
import { declineTerms, refuseConsent } from '@/journeys/consent/steps/refuse';
import { replaceAccount } from '@/journeys/duplicate-account/steps/replace-account';
import { sendAnotherReminder, sendReminder } from '@/journeys/duplicate-account/steps/send-reminder';
import { tryLogin } from '@/journeys/duplicate-account/steps/try-login';
import { askForReset } from '@/journeys/forgotten-password/steps/forgot-password';
import { fromHere } from '@/journeys/passkey/offers/from-here';
import { fromEnterEmail } from '@/journeys/passkey/steps/passkey-start';
import { submitPasskeyEmail } from '@/journeys/passkey/steps/submit-passkey-email';
import { logInWithPasskey } from '@/journeys/passkey-ceremony/steps/log-in-with-passkey';
import { recordFailure } from '@/journeys/proofing/steps/record-failure';
import { uplift } from '@/journeys/proofing/steps/uplift';
import { changeLandline, changeMobile } from '@/journeys/recovery/steps/change-phone';
import { createAccount } from '@/journeys/register/steps/create-account';
import { registerPhone } from '@/journeys/register/steps/register-phone';
import { resendCode } from '@/journeys/register/steps/resend-email-code';
import { submitRegistrationEmail } from '@/journeys/register/steps/validate-email';
import { submitEmailCode } from '@/journeys/register/steps/verify-email';
import { resetPassword } from '@/journeys/reset-password/steps/reset-password';
import { checkForgotPassword, checkLogin, checkResetPassword } from '@/journeys/return/steps/check-then-redirect';
import { callNewNumber, resendByCall, resendByText, textNewNumber } from '@/journeys/security-code/steps/resend-security-code';
import { callLandline, textSecurityCode } from '@/journeys/security-code/steps/send-security-code';
import { submitLandlineCode, submitMobileCode } from '@/journeys/security-code/steps/submit-security-code';
import { submitEmail } from '@/journeys/sign-in/steps/check-account';
import { signInWithEmail } from '@/journeys/sign-in/steps/sign-in-with-email';
import { submitPassword } from '@/journeys/sign-in/steps/submit-password';
import type { CallName } from '@/outcome/call-name';
import { clientInfoReceived } from '@/state/events';
import { arrival } from '../../support/arrival';
import { withAuthenticator } from '../../support/authenticator';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { putCookie } from '../../support/plain-cookies';
import { recordSends } from '../../support/recorded-sends';
import { openSteps, type Run } from '../../support/run-steps';

const email = 'maya@example.com';
const password = 'Passw0rd';
const form = { otp: '123456', remember: false };
const link = { username: email, code: '483920', expiry: Date.now() };
const passkeyFailed = '/passkey-user-login-failed';
const notRegistered = '/register/error';
const client = { client_display_name: 'A client', client_homepage_url: '', terms_uri: '', approved_scopes: [], claims: [] };
const come = arrival({ loggedIn: true, fromCookie: { client_id: 'client' } });

const noop = () => undefined;

type Give = (run: Run) => Promise<unknown>;
/**
 * The page that a refusal leads to of which no table knows, and the one that a renewed session comes back to. Typed in again; a new call does not compile
 * until it stands here.
 */
const refusals: Readonly<Record<CallName, readonly [ways: readonly Give[], otherwise: string, retryAt?: string]>> = {
  'account-status': [[(run) => run(submitEmail, { email })], '/error', '/check-account-status'],
  'user-sign-in': [[(run) => run(signInWithEmail, { email, password })], '/error', '/check-login'],
  password: [[(run) => run(submitPassword, { password })], '/error', '/check-login'],
  'passkey-status': [[(run) => run(submitPasskeyEmail, { email })], passkeyFailed],
  passkey: [[(run) => run(logInWithPasskey(fromEnterEmail)), (run) => run(logInWithPasskey(fromHere))], passkeyFailed],
  'trigger-otp mobile': [[(run) => run(textSecurityCode)], '/error'],
  'trigger-otp landline': [[(run) => run(callLandline)], '/call-failed'],
  'request-otp mobile': [[(run) => run(resendByText, noop)], '/error'],
  'request-otp landline': [[(run) => run(resendByCall, noop)], '/call-failed'],
  'request-otp mobile new number': [[(run) => run(textNewNumber)], '/error'],
  'request-otp landline new number': [[(run) => run(callNewNumber)], '/error'],
  'otp mobile': [[(run) => run(submitMobileCode, form)], '/error'],
  'otp landline': [[(run) => run(submitLandlineCode, form)], '/error'],
  'validate-email': [[(run) => run(submitRegistrationEmail, { email })], notRegistered, '/check-registration'],
  register: [[(run) => run(createAccount, { password })], notRegistered],
  'verify-email': [[(run) => run(submitEmailCode, form)], notRegistered],
  'resend-email-code': [[(run) => run(resendCode, noop)], notRegistered],
  'register mobile': [
    [(run) => run(registerPhone, { kind: 'mobile', number: '+44' }), (run) => run(registerPhone, { kind: 'international', number: '+33' })],
    notRegistered,
  ],
  'register landline': [[(run) => run(registerPhone, { kind: 'landline', number: '+44' })], notRegistered],
  'change-mobile': [[(run) => run(changeMobile, { mobile: '+44' })], '/error'],
  'change-landline': [[(run) => run(changeLandline, { landline: '+44' })], '/error'],
  'forgot-password': [[(run) => run(askForReset, email)], '/error', '/check-forgot-password'],
  'confirm-change-password': [[(run) => run(resetPassword(link), { password })], '/error'],
  'verify-waf-token': [[(run) => run(checkLogin), (run) => run(checkForgotPassword), (run) => run(checkResetPassword)], '/error'],
  authcode: [[(run) => run(exchangeAuthcode)], '/error'],
  consent: [[(run) => run(giveConsent)], '/error'],
  'terms-update': [[(run) => run(acceptTerms)], '/error'],
  uplift: [[(run) => run(uplift)], '/proofing/p5-error-generic'],
  'record-p5-failure-data': [[(run) => run(recordFailure)], '/proofing/p5-unable-to-save-details'],
  'duplicate-accounts-email': [[(run) => run(sendReminder)], '/error'],
  'duplicate-accounts-email again': [[(run) => run(sendAnotherReminder)], '/error'],
  'account-migration': [[(run) => run(replaceAccount)], '/error'],
  'redirect-to-authorize': [[(run) => run(tryLogin)], '/error'],
  'client-info': [[(run) => run(loadClient)], '/error'],
  'refuse-consent': [[(run) => run(refuseConsent)], '/error'],
  'decline-terms': [[(run) => run(declineTerms)], '/error'],
};
const rows = Object.entries(refusals).flatMap(([call, [ways, otherwise, retryAt]]) =>
  ways.map((give) => ({ call, give, otherwise, retryAt })),
);
/** Those that ask for the client service first; to the others it is known. */
const ofClient = ['client-info', 'refuse-consent', 'decline-terms'];

describe.each(rows)('call $call', ({ call, give, otherwise, retryAt }) => {
  const refusedWith = (status: number, error: string) => {
    withAuthenticator();
    putCookie('aws-waf-token', 'solved');
    expectConsoleMessage(authApiFailed);
    // Other calls go together with the check of passkeys, which has refusals of its own.
    const passes = (sent: string) => call !== 'passkey-status' && sent.endsWith('/passkey-status');
    recordSends({}, (sent) => (passes(sent) ? undefined : HttpResponse.json({ error }, { status })));
    return give(openSteps(come, ...(ofClient.includes(call) ? [] : [clientInfoReceived(client)])).run);
  };

  it(`continues at ${otherwise} after an unknown refusal`, async () => {
    expect(await refusedWith(418, 'Teapot')).toEqual({ kind: 'go', to: otherwise });
  });

  it(retryAt ? `renews the session and comes back to ${retryAt}` : 'ends with its session', async () => {
    const outcome = await refusedWith(401, 'Unauthorized');
    if (!retryAt) return expect(outcome).toEqual({ kind: 'go', to: '/session-timeout', ends: 'timedOut' });
    const back = `http://localhost:3000${retryAt}`;
    expect(outcome).toEqual({ kind: 'leave', url: `/api/auth/auth-init?${new URLSearchParams({ 'return-uri': back })}` });
  });
});
