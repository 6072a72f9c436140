import { waitFor } from '@testing-library/react';
import type { UpliftRefusal } from '@/api/proofing';
import { findEmail, goToHelpCentre } from '@/journeys/duplicate-account/steps/choices';
import { replaceAccount } from '@/journeys/duplicate-account/steps/replace-account';
import { sendAnotherReminder, sendReminder } from '@/journeys/duplicate-account/steps/send-reminder';
import { tryLogin } from '@/journeys/duplicate-account/steps/try-login';
import type { Step } from '@/outcome/step-type';
import { openSignIn, signInFingerprint } from '@/session/sign-in';
import { dobGiven, duplicateFound, emailEntered, nameGiven, nhsNumberGiven, postcodeGiven } from '@/state/events';
import type { Answer } from '../../mocks/backend/http/scenario';
import { answer, world } from '../../mocks/server';
import { expectConsoleMessage } from '../support/console-guard';
import { address, button, byId, expectPage, findErrorSummary } from '../support/page';
import { dropCookie, putCookie, rawCookie, tokenOf } from '../support/plain-cookies';
import { recordRequests } from '../support/recorded-requests';
import { bodiesOf, recordSends, refusing } from '../support/recorded-sends';
import { openSteps } from '../support/run-steps';
import { type Sender, senderOf } from '../support/senders/senders';
import { openAndSubmit, signIn } from '../support/visit';

const first = senderOf('duplicate-email', '/proofing/multiple-emails-found');
const second = senderOf('duplicate-email', '/proofing/reminder-email-sent');
type Page = readonly [path: string, heading: string];
const sent: Page = ['/proofing/reminder-email-sent', 'We have sent you an email reminder'];
const resent: Page = ['/another-reminder-sent', 'We have sent you another email reminder'];
const tooMany: Page = ['/cannot-request-another-reminder', 'You cannot request another reminder'];
const reminders = () => world().inbox.filter(({ kind }) => kind === 'email');

describe.each<[string, Sender, Page]>([
  ['the first', first, sent],
  ['another', second, resent],
])('call duplicate-email, %s reminder', (_which, sender, arrival) => {
  it('sends exactly one email reminder to each address, also for a double click', async () => {
    const requests = recordRequests('duplicate-email');
    signIn(sender);
    const { account, session } = accountAndSession();
    const { user } = await openAndSubmit({ ...sender, clicked: undefined });
    await user.dblClick(button(sender.clicked ?? ''));
    await expectPage(...arrival);
    expect(requests.map(({ body }) => body)).toEqual([{ account_id: account.id, duplicateNhsNumberReminder: true }]);
    expect(requests[0]?.headers.get('session_id')).toBe(session.id);
    const recipients = reminders().map(({ to }) => to);
    expect(recipients.toSorted()).toEqual(['first-account@example.com', 'second-account@example.com']);
  });
});

it('allows two email reminders an hour', async () => {
  signIn(first);
  const { user } = await openAndSubmit(first);
  await expectPage(...sent);
  await user.click(button('Request a new reminder'));
  await expectPage(...resent);
  window.history.back();
  await expectPage(...sent);
  await user.click(button('Request a new reminder'));
  await expectPage(...tooMany);
  expect(reminders()).toHaveLength(4);
});

it.each<[string, Answer | undefined, string]>([
  ['that is sent', undefined, sent[0]],
  ['that is refused', { status: 429, json: {} }, tooMany[0]],
])('shows the reminder spinner for a second, %s, however quick the answer', async (_what, given, next) => {
  signIn(first);
  if (given) answer({ call: 'POST /api/login/duplicate-accounts-email', answer: given });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await openAndSubmit(first);
  await waitFor(() => expect(world().calls[0]?.status).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(600);
  expect(address()).toBe(first.from);
  expect(byId('maincontent')).toHaveAttribute('aria-busy', 'true');
  await vi.advanceTimersByTimeAsync(500);
  await expectPage(next);
});

/** The newest visit. */
function accountAndSession() {
  const session = [...world().sessions.values()].at(-1);
  const account = world().accounts.find(({ id }) => id === session?.accountId);
  if (!session || !account) throw new Error('Nobody is signed in');
  return { session, account };
}
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
  ['number', nhsNumberGiven('9990000018'), { nhs_number: '9990000018' }],
  ['name', nameGiven({ firstName: 'Maya', middleNames: 'Ada', lastName: 'Okafor' }), { first_name: 'Maya', last_name: 'Okafor' }],
])('requests the replacement of the other account with the details by %s', async (_by, answer, details) => {
  const sent = recordSends({});
  const { run, state } = openSteps(answer, ...answers);
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

it.each([first, senderOf('account-migration'), senderOf('redirect-to-authorize')])(
  'shows an error and sends no call $call without an account',
  async (sender) => {
    expectConsoleMessage(/^The identity token names no account$/);
    signIn(sender);
    putCookie('id_token', 'e30.e30.e30');
    await openAndSubmit(sender);
    expect(await findErrorSummary()).toHaveTextContent('We do not know which account you used to log in.');
    expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(button(sender.clicked ?? '')).toBeEnabled();
  },
);

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
