import { waitFor } from '@testing-library/react';
import type { UpliftRefusal } from '@/api/proofing';
import { findEmail, goToHelpCentre } from '@/journeys/duplicate-account/steps/without-call';
import { replaceAccount } from '@/journeys/duplicate-account/steps/replace-account';
import { sendAnotherReminder, sendReminder } from '@/journeys/duplicate-account/steps/send-reminder';
import { tryLogin } from '@/journeys/duplicate-account/steps/try-login';
import type { Step } from '@/outcome/step';
import { openSignIn, signInFingerprint } from '@/session/sign-in';
import { dobGiven, duplicateFound, emailEntered, nameGiven, nhsNumberGiven, postcodeGiven } from '@/state/events';
import {
  bodiesOf,
  dropCookie,
  expectConsoleMessage,
  openSteps,
  putCookie,
  rawCookie,
  recordSends,
  refusing,
  tokenOf,
} from '../support/environment';

const found = (email: UpliftRefusal['email']) =>
  duplicateFound({ email, eligible_for_account_migration_journey: false, ineligibility_reason: '' });

it.each([
  ['shows a single one', ['m••@example.com'], '/proofing/email-address-found'],
  ['shows none of several', ['m••@example.com', 'n••@example.com'], '/proofing/multiple-emails-found'],
  ['shows none without an address', [], '/proofing/multiple-emails-found'],
])('continues at the page of the found email addresses, and %s', async (_what, emails, to) => {
  expect(await openSteps(found(emails)).run(findEmail)).toEqual({ kind: 'go', to });
});

const answers = [dobGiven('1984-03-15'), postcodeGiven('LS1 4AP')];
const born = { date_of_birth: '1984-03-15', postcode: 'LS1 4AP' };

it.each([
  ['number', [nhsNumberGiven('9990000018')], { nhs_number: '9990000018' }],
  [
    'name, after a number',
    [nhsNumberGiven('9990000018'), nameGiven({ firstName: 'Maya', middleNames: 'Ada', lastName: 'Okafor' })],
    { first_name: 'Maya', last_name: 'Okafor' },
  ],
])('requests the replacement of the other account with the details by %s', async (_by, given, details) => {
  const sent = recordSends({});
  const { run, state } = openSteps(...given, ...answers);
  expect(await run(replaceAccount)).toEqual({ kind: 'go', to: '/authcode' });
  expect(bodiesOf(sent)).toEqual([['POST /api/login/account-migration', { account_id: 'account-1', ...details, ...born }]]);
  expect(state().proofing.replacementRequested).toBe(true);
});

it('stores no replacement of the other account after a refusal', async () => {
  recordSends({}, refusing('/account-migration', 500));
  const { run, state } = openSteps();
  expect(await run(replaceAccount)).toEqual({ kind: 'go', to: '/error' });
  expect(state().proofing.replacementRequested).toBe(false);
});

const begins = { kind: 'leave', url: '/enter-email', signOut: 'anotherAccount' };
const entered = () => openSteps(emailEntered('maya@example.com'));
const sessionId = () => JSON.parse(decodeURIComponent(rawCookie('nhs-authorization-cookie') ?? '{}')) as object;

it('starts the login to the other account in the session of the answer after this sign-in has ended', async () => {
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

it('starts the login to the other account in the same session without another, and ends this sign-in', async () => {
  recordSends({});
  const { run, state } = entered();
  expect(await run(tryLogin)).toEqual(begins);
  expect(sessionId()).toEqual({ session_id: 'session-1', client_id: 'client' });
  expect(state().profile.email).toBe('maya@example.com');
});

it('shows an error for the login to the other account when the browser refuses the cookie of the session', async () => {
  recordSends({ session_id: 'session-2' });
  const { run } = entered();
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  expect(await run(tryLogin)).toEqual({ kind: 'go', to: '/error' });
});

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

it.each(calls)('sends no call without an account in the identity token: %s', async (_which, send) => {
  expectConsoleMessage(/^The identity token names no account$/);
  const sent = recordSends({});
  expect(await withoutAccount().run(send as Step<unknown>)).toEqual({ kind: 'invalid', field: '', code: 'ACCOUNT_NOT_KNOWN' });
  expect(sent).toEqual([]);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('The identity token names no account');
});

it.each(calls)('reports the session end before the missing account of the token: %s', async (_which, send) => {
  const sent = recordSends({});
  const { run } = withoutAccount();
  dropCookie('nhs-authorization-cookie');
  expect(await run(send as Step<unknown>)).toEqual({ kind: 'go', to: '/session-timeout', signOut: 'timedOut' });
  expect(sent).toEqual([]);
});

it.each(calls)('sends a call with the subject of the token if no other claim names the account: %s', async (_which, send) => {
  const sent = recordSends({});
  const { run } = openSteps();
  putCookie('id_token', tokenOf({ sub: 'subject-1' }));
  openSignIn();
  await run(send as Step<unknown>);
  expect(sent[0]?.body).toMatchObject({ account_id: 'subject-1' });
});

it('opens the help centre at its section on an account that is linked already', async () => {
  const url = 'https://help.login.nhs.uk/error-messages-support#there-is-already-an-account-linked-to-my-details';
  expect(await openSteps().run(goToHelpCentre)).toEqual({ kind: 'leave', url });
});
