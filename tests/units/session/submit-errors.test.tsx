import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../mocks/backend/http/scenario';
import { answer, world } from '../../../mocks/server';
import { accepted, analyticsEvents, writePreference } from '../../support/cookie-choice';
import { otherSignIns } from '../../support/other-sign-ins';
import { expectPage } from '../../support/page';
import { openAndSubmit, performAction, signIn } from '../../support/page-action';
import { openWithPasskey } from '../../support/passkey-autofill';
import { startAt, startPasskeyLogin } from '../../support/passkey-starts';
import { pendingCalls } from '../../support/pending-calls';
import { sample } from '../../support/sample';
import { senderOf, sendWithAnswer, sentCalls } from '../../support/senders/senders';
import { visit } from '../../support/visit';

const refused = (status: number, error: string): Answer => ({ status, json: { error } });
const entry = (path: string, call: string, status: number, text: string) => ({ event: 'submitError', path, call, status, text });

type Name = Parameters<typeof senderOf>[0];
const of = (path: string, call: string) => (status: number, text: string) => entry(path, call, status, text);
const password = of('/log-in-password', '/password');
const options = of('/passkey-login-failed', '/authentication/options');
const verify = of('/passkey-login-failed', '/authentication/verify');
const reminder = of('/proofing/multiple-emails-found', '/duplicate-accounts-email');
const migration = of('/proofing/confirm-account-replacement', '/account-migration');

describe('analytics of a failed call', () => {
  it.each<[Name, Answer, ReturnType<typeof entry>]>(
    sample(
      [
        ['password', refused(401, 'Incorrect username or password.'), password(401, 'Incorrect username or password.')],
        ['password', refused(429, 'Password attempts exceeded'), password(429, 'Password attempts exceeded')],
        ['password', refused(401, 'Password is on holiday'), password(401, '')],
        ['password', refused(401, 'mobile@example.com has no such password'), password(401, '')],
        ['password', { status: 500, html: '<h1>mobile@example.com</h1>' }, password(500, '')],
        ['password', { fault: 'dead' }, password(0, '')],
        ['password', { fault: 'wrong-shape' }, password(200, '')],
        ['password', refused(401, 'Unauthorized'), password(401, 'Unauthorized')],
        ['account-status', refused(400, 'Invalid email address'), of('/enter-email', '/account-status')(400, 'Invalid email address')],
        ['user-sign-in', refused(403, 'Rate limit exceeded'), of('/login', '/user-sign-in')(403, 'Rate limit exceeded')],
        ['trigger-otp', refused(403, 'OTP requests exceeded'), of('/mobile-code-expired', '/trigger-otp')(403, 'OTP requests exceeded')],
        ['otp', refused(400, 'Invalid OTP'), of('/enter-mobile-code', '/otp')(400, 'Invalid OTP')],
        [
          'forgot-password',
          refused(429, 'Reset attempts exceeded'),
          of('/forgotten-password', '/forgot-password')(429, 'Reset attempts exceeded'),
        ],
        ['validate-email', refused(409, 'mobile@example.com exists'), of('/check-registration', '/validate-email')(409, '')],
        ['verify-waf-token', refused(500, 'Token'), of('/check-login', '/verify-waf-token')(500, '')],
        ['passkey-status', refused(500, 'Internal'), of('/passkey-enter-email', '/passkey-status')(500, '')],
        ['passkey-options', refused(429, 'Passkey attempts exceeded'), options(429, 'Passkey attempts exceeded')],
        ['passkey-options', refused(403, 'Forbidden to mobile@example.com'), options(403, '')],
        ['passkey-verify', refused(409, 'Pending phone number change'), verify(409, 'Pending phone number change')],
        ['passkey-verify', refused(400, 'Credential of account-passkey'), verify(400, '')],
        ['passkey-verify', { fault: 'empty' }, verify(0, '')],
        ['duplicate-email', refused(429, 'Too many for ws@example.com'), reminder(429, '')],
        ['duplicate-email', refused(401, 'Unauthorized'), reminder(401, 'Unauthorized')],
        ['account-migration', refused(403, 'Not eligible to begin account migration'), migration(403, '')],
        ['redirect-to-authorize', { fault: 'dead' }, of('/proofing/duplicate-nhs-number', '/redirect-to-authorize')(0, '')],
      ],
      4,
    ),
  )('receive only catalogue texts for %s, %j', async (call, given, expected) => {
    writePreference(accepted);
    await sendWithAnswer(senderOf(call, expected.path), given);
    await waitFor(() => expect(analyticsEvents('submitError')).toEqual([expected]));
  });

  it('report a silent check for passkeys', async () => {
    writePreference(accepted);
    answer('passkey-status.failed');
    await startPasskeyLogin(startAt('/enter-email'));
    await waitFor(() => expect(analyticsEvents('submitError')).toEqual([entry('/enter-email', '/passkey-status', 500, '')]));
  });

  // Spec 1, section 7: any failed passkey call is reported.
  it('report a silent challenge for the autofill list', async () => {
    writePreference(accepted);
    answer('passkey-options.attempts-exceeded');
    await openWithPasskey('/enter-email');
    await waitFor(() => expect(world().calls.some(({ path, status }) => path.endsWith('/options') && status === 429)).toBe(true));
    await waitFor(() =>
      expect(analyticsEvents('submitError')).toEqual([entry('/enter-email', '/authentication/options', 429, 'Passkey attempts exceeded')]),
    );
  });
});

describe('analytics without a failed call', () => {
  it.each<[Name, string | undefined]>(
    sample(
      [
        ['authcode', undefined],
        ['client-info', '/no-consent'],
        ['consent', undefined],
        ['terms-update', undefined],
        ['uplift-nhs-known', undefined],
        ['uplift-demog-trace', undefined],
        ['record-failure', undefined],
      ],
      4,
    ),
  )('do not report a failure of another API: %s', async (call, from) => {
    writePreference(accepted);
    const sender = senderOf(call, from);
    const { store } = await sendWithAnswer(sender, refused(500, 'Internal'));
    await expectPage(sender.otherwise);
    await waitFor(() => expect(store.getState().page.loading).toBe(false));
    expect(analyticsEvents('submitError')).toEqual([]);
  });

  it('do not report a passkey that the user cancelled', async () => {
    writePreference(accepted);
    answer('passkey-verify.not-verified');
    const { store } = await startPasskeyLogin(startAt('/log-in-password'));
    await waitFor(() => expect(store.getState().page.loading).toBe(false));
    expect(analyticsEvents('submitError')).toEqual([]);
  });

  const ofSomebody = senderOf('account-migration');

  it.each<[why: string, begin: () => void, path: string]>(
    sample(
      [
        ...otherSignIns.map(([part, begin]): [string, () => void, string] => [
          `another ${part} is in the cookies`,
          begin,
          '/session-invalid',
        ]),
        ['the session has gone', () => void (document.cookie = 'nhs-authorization-cookie=; path=/; max-age=0'), '/session-timeout'],
        ['another tab has logged out', () => void (document.cookie = 'id_token=; path=/; max-age=0'), '/session-invalid'],
      ],
      4,
    ),
  )('do not report a call that is not sent because %s', async (_why, begin, path) => {
    writePreference(accepted);
    signIn(ofSomebody);
    const visited = await visit(ofSomebody.from, ofSomebody);
    begin();
    await performAction(visited, ofSomebody);
    await expectPage(path);
    expect(sentCalls(ofSomebody)).toEqual([]);
    expect(analyticsEvents('submitError')).toEqual([]);
  });

  it.each(sample(otherSignIns, 4))('do not report an answer that arrives with another %s in the cookies', async (_part, begin) => {
    writePreference(accepted);
    signIn(ofSomebody);
    const call = pendingCalls(ofSomebody.call);
    await openAndSubmit(ofSomebody);
    await waitFor(() => expect(call.sent()).toBe(1));
    answer('account-migration.failed');
    begin();
    await call.answerNext();
    await expectPage('/session-invalid');
    expect(analyticsEvents('submitError')).toEqual([]);
  });
});
