import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { UpliftRefusal } from '@/api/proofing';
import { findEmail } from '@/journeys/duplicate-account/steps/find-email';
import { goToHelpCentre } from '@/journeys/duplicate-account/steps/go-to-help-centre';
import { replaceAccount } from '@/journeys/duplicate-account/steps/replace-account';
import { sendAnotherReminder, sendReminder } from '@/journeys/duplicate-account/steps/send-reminder';
import { tryLogin } from '@/journeys/duplicate-account/steps/try-login';
import type { Step } from '@/outcome/step-type';
import { openSignIn, signInFingerprint } from '@/session/sign-in';
import { dobGiven, duplicateFound, emailEntered, nameGiven, nhsNumberGiven, postcodeGiven } from '@/state/events';
import { expectConsoleMessage } from '../../support/console-guard';
import { dropCookie, putCookie, rawCookie, tokenOf } from '../../support/plain-cookies';
import { bodiesOf, recordSends, refusing } from '../../support/recorded-sends';
import { openSteps } from '../../support/run-steps';

const found = (email: UpliftRefusal['email']) =>
  duplicateFound({ email, eligible_for_account_migration_journey: false, ineligibility_reason: '' });

describe('address of the other account', () => {
  it.each([
    ['a single one is shown', ['m••@example.com'], '/proofing/email-address-found'],
    ['several are not', ['m••@example.com', 'n••@example.com'], '/proofing/multiple-emails-found'],
    ['none is not', [], '/proofing/multiple-emails-found'],
  ])('continues at the page for %s', async (_what, emails, to) => {
    expect(await openSteps(found(emails)).run(findEmail)).toEqual({ kind: 'go', to });
  });
});

describe('reminder', () => {
  it.each([
    ['a first one', sendReminder, '/proofing/reminder-email-sent'],
    ['another one', sendAnotherReminder, '/another-reminder-sent'],
  ])('sends for the account: %s', async (_which, send, to) => {
    const sent = recordSends({});
    expect(await openSteps().run(send)).toEqual({ kind: 'go', to });
    expect(bodiesOf(sent)).toEqual([
      ['POST /api/login/duplicate-accounts-email', { account_id: 'account-1', duplicateNhsNumberReminder: true }],
    ]);
  });

  it.each([
    ['a first one', sendReminder],
    ['another one', sendAnotherReminder],
  ])('handles too many requests: %s', async (_which, send) => {
    recordSends({}, refusing('/duplicate-accounts-email', 429));
    expect(await openSteps().run(send)).toEqual({ kind: 'go', to: '/cannot-request-another-reminder' });
  });
});

describe('replacement of the other account', () => {
  const answers = [dobGiven('1984-03-15'), postcodeGiven('LS1 4AP')];
  const born = { date_of_birth: '1984-03-15', postcode: 'LS1 4AP' };

  it.each([
    ['number', nhsNumberGiven('9990000018'), { nhs_number: '9990000018' }],
    ['name', nameGiven({ firstName: 'Maya', middleNames: 'Ada', lastName: 'Okafor' }), { first_name: 'Maya', last_name: 'Okafor' }],
  ])('is requested with the details by %s', async (_by, answer, person) => {
    const sent = recordSends({});
    const { run, state } = openSteps(answer, ...answers);
    expect(await run(replaceAccount)).toEqual({ kind: 'go', to: '/authcode' });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/account-migration', { account_id: 'account-1', ...person, ...born }]]);
    expect(state().proofing.replacementRequested).toBe(true);
  });

  it.each([
    [500, '/error'],
    [429, '/service-busy'],
  ])('is not stored as done after a refusal with %i', async (status, to) => {
    recordSends({}, refusing('/account-migration', status));
    const { run, state } = openSteps();
    expect(await run(replaceAccount)).toEqual({ kind: 'go', to });
    expect(state().proofing.replacementRequested).toBe(false);
  });
});

describe('login to the other account', () => {
  const begins = { kind: 'leave', url: '/enter-email', signOut: 'anotherAccount' };
  const entered = () => openSteps(emailEntered('maya@example.com'));
  const sessionId = () => JSON.parse(decodeURIComponent(rawCookie('nhs-authorization-cookie') ?? '{}')) as object;

  it('starts in the session of the answer after this sign-in has ended', async () => {
    const sent = recordSends({ session_id: 'session-2' });
    const { run, state } = entered();
    expect(await run(tryLogin)).toEqual(begins);
    expect(bodiesOf(sent)).toEqual([['POST /api/login/redirect-to-authorize', { account_id: 'account-1', reason: 'duplicate' }]]);
    expect(sessionId()).toEqual({ session_id: 'session-2', client_id: 'client' });
    expect(state().profile.email).toBe('');
    expect(rawCookie('id_token')).toBeUndefined();
  });

  it('notifies other tabs with the fingerprint of the session that ended, not of the one that replaces it', async () => {
    recordSends({ session_id: 'session-2' });
    const { run } = entered();
    const session = signInFingerprint();
    const received = vi.fn();
    const otherTab = new BroadcastChannel('nhs-login-news');
    otherTab.onmessage = ({ data }) => received(JSON.parse(data as string));
    await run(tryLogin);
    await waitFor(() => expect(received).toHaveBeenCalled());
    otherTab.close();
    const message = { kind: 'sign-in-ended', session, by: 'anotherAccount' };
    expect(received).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message }));
  });

  it('starts in the same session without another, and ends this sign-in', async () => {
    recordSends({});
    const { run, state } = entered();
    expect(await run(tryLogin)).toEqual(begins);
    expect(sessionId()).toEqual({ session_id: 'session-1', client_id: 'client' });
    expect(state().profile.email).toBe('maya@example.com');
  });

  it('continues at an error when the browser refuses the cookie of the session', async () => {
    recordSends({ session_id: 'session-2' });
    const { run } = entered();
    vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    expect(await run(tryLogin)).toEqual({ kind: 'go', to: '/error' });
  });

  it('shows the busy page of the service', async () => {
    recordSends({}, refusing('/redirect-to-authorize', 429));
    const { run, state } = entered();
    expect(await run(tryLogin)).toEqual({ kind: 'go', to: '/service-busy' });
    expect(state().profile.email).toBe('maya@example.com');
  });
});

describe('call without an account in the identity token', () => {
  const calls: [string, Step<void> | Step<unknown>][] = [
    ['a first reminder', sendReminder],
    ['another reminder', sendAnotherReminder],
    ['the replacement', replaceAccount],
    ['a login to the other account', tryLogin],
  ];
  const withoutAccount = () => {
    const opened = openSteps();
    putCookie('id_token', tokenOf({ aud: 'client' }));
    openSignIn();
    return opened;
  };

  it.each(calls)('is not sent: %s', async (_which, send) => {
    expectConsoleMessage(/^The identity token names no account$/);
    const sent = recordSends({});
    expect(await withoutAccount().run(send as Step<unknown>)).toEqual({ kind: 'invalid', field: '', code: 'ACCOUNT_NOT_KNOWN' });
    expect(sent).toEqual([]);
    expect(console.error).toHaveBeenCalledExactlyOnceWith('The identity token names no account');
  });

  it.each(calls)('ends with the session when that is gone: %s', async (_which, send) => {
    const sent = recordSends({});
    const { run } = withoutAccount();
    dropCookie('nhs-authorization-cookie');
    expect(await run(send as Step<unknown>)).toEqual({ kind: 'go', to: '/session-timeout', signOut: 'timedOut' });
    expect(sent).toEqual([]);
  });

  it.each(calls)('is sent with the subject of the token if no other claim names the account: %s', async (_which, send) => {
    const sent = recordSends({});
    const { run } = openSteps();
    putCookie('id_token', tokenOf({ sub: 'subject-1' }));
    openSignIn();
    await run(send as Step<unknown>);
    expect(sent[0]?.body).toMatchObject({ account_id: 'subject-1' });
  });
});

describe('help centre', () => {
  it('opens at its section on an account that is linked already', async () => {
    const url = 'https://help.login.nhs.uk/error-messages-support#there-is-already-an-account-linked-to-my-details';
    expect(await openSteps().run(goToHelpCentre)).toEqual({ kind: 'leave', url });
  });
});
