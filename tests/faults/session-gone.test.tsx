import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { signInFingerprint } from '@/session/sign-in';
import { clientInfoReceived, emailEntered, loginBegun, signInEnded, userChanged } from '@/state/events';
import { type SignOutReason, signOutReasons } from '@/state/sign-out-reasons';
import type { RootState } from '@/state/store';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { emailOf } from '../../mocks/people/personas';
import { resetWorld, world } from '../../mocks/server';
import {
  beginAnotherSession,
  dropCookie,
  expectConsoleMessage,
  otherSignIns,
  pendingCalls,
  waitForIdle,
  withAuthenticator,
} from '../support/environment';
import { expectPage, openAndSubmit, paragraphWithText, performAction, type Sender, senderOf, signIn, visit } from '../support/user';

const focusWindow = () => act(() => void window.dispatchEvent(new Event('focus')));

/** A page with a known client, in a document that follows its lifecycle. */
async function open(path = '/log-in-password', upTo?: 'identity-token') {
  const visited = await visit(path, {
    persona: 'mobile',
    upTo,
    events: [clientInfoReceived(exampleClient), emailEntered(emailOf('mobile'))],
  });
  return { ...visited, entries: window.history.length };
}

it('shows the logout with the name of the client when the session ended in a hidden tab', async () => {
  const { store, exits, entries } = await open();
  resetWorld();
  focusWindow();
  await expectPage('/session-timeout', 'We have logged you out');
  expect(screen.getByText(paragraphWithText('To carry on, go to Example health service and log in again.'))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
  expect(store.getState().profile.email).toBe('');
  // Back does not return to the previous page.
  expect([exits, window.history.length]).toEqual([[], entries]);
  // The second look shows the same logout.
  focusWindow();
  expect(screen.getByRole('button', { name: 'Go to Example health service' })).toBeVisible();
});

it('shows that the user continued in another tab when the message arrives after the removal of the cookies', async () => {
  await open('/nhs-login-consent', 'identity-token');
  const mark = signInFingerprint();
  dropCookie('id_token');
  focusWindow();
  await expectPage('/session-invalid', 'Something went wrong');
  expect(screen.getByText('Go to the website or app you are trying to use and log in.')).toBeVisible();
  const address = '/src/session/other-tabs.ts?tells-late';
  const { postToOtherTabs } = (await import(/* @vite-ignore */ address)) as typeof import('@/session/other-tabs');
  postToOtherTabs({ kind: 'sign-in-ended', session: mark, by: 'handedOver' });
  expect(await screen.findByText('You carried on in another tab')).toBeVisible();
});

const atLogin = senderOf('user-sign-in');
const sessionCookies = () => document.cookie.split('; ').toSorted();

/** A call of each API, from a form, a button and a page that continues by itself. */
const kinds = (['password', 'otp', 'passkey-options', 'consent', 'uplift-nhs-known', 'authcode'] as const).map((call) => senderOf(call));
const possibleAt = ({ upTo }: Sender) => otherSignIns.filter(([, , needs]) => needs === undefined || needs === upTo);

describe('journey in another tab during a call', () => {
  const cases = kinds.flatMap((sender) => possibleAt(sender).map(([part, begin]) => [sender.call, part, sender, begin] as const));

  it.each(cases)('ignores the answer of %s in the session of another %s', async (_name, _part, sender, begin) => {
    const typed = signIn(sender);
    const call = pendingCalls(sender.call);
    const { store } = await openAndSubmit(sender, typed);
    await waitFor(() => expect(call.sent()).toBe(1));
    begin();
    const cookies = sessionCookies();
    const sent = world().calls.filter(({ method }) => method === 'POST').length;
    await call.answerNext();
    await expectPage('/session-invalid', 'You started another login in a different tab');
    expect(sessionCookies()).toEqual(cookies);
    expect(store.getState().profile.email).toBe('');
    expect(world().calls.filter(({ method }) => method === 'POST').length - sent).toBeLessThanOrEqual(1);
  });

  it('sends no password in the session of another tab', async () => {
    withAuthenticator();
    signIn(atLogin);
    const call = pendingCalls('passkey-status');
    await openAndSubmit(atLogin);
    await waitFor(() => expect(call.sent()).toBe(1));
    beginAnotherSession();
    await call.answerNext();
    await expectPage('/session-invalid', 'You started another login in a different tab');
    expect(world().calls.map(({ path }) => path)).not.toContain('/api/login/user-sign-in');
  });
});

/** Every sign-out reason except another sign-in in the cookies. */
const signOuts: readonly (readonly [string, UnknownAction])[] = [
  ...(Object.keys(signOutReasons) as SignOutReason[])
    .filter((reason) => !['replaced', 'anotherEmail', 'anotherLogin'].includes(reason))
    .map((reason) => [reason, signInEnded(reason)] as const),
  ['another email address', userChanged()],
  ['another login', loginBegun()],
];

const known = ({ profile, journey, proofing, passkey, deadlines }: RootState) => ({ profile, journey, proofing, passkey, deadlines });

/** Each reason with one call, and each kind of call with one reason. */
const cases = [
  ...signOuts.map(([reason, event]) => [reason, senderOf('otp'), event] as const),
  ...kinds.map((sender) => ['timedOut', sender, signInEnded('timedOut')] as const),
].map(([reason, sender, event]) => [sender.call, reason, sender, event] as const);

it.each(cases)(
  'ignores the answer of %s after a sign-out by %s: no cookie, no storage, no navigation',
  async (_name, _reason, sender, event) => {
    const typed = signIn(sender);
    if (sender.complaint) expectConsoleMessage(sender.complaint);
    const call = pendingCalls(sender.call);
    const { store, exits } = await openAndSubmit(sender, typed);
    await waitFor(() => expect(call.sent()).toBe(1));
    act(() => void store.dispatch(event));
    const state = () => ({ cookies: sessionCookies(), known: known(store.getState()), exits: [...exits] });
    const before = state();
    await call.answerNext();
    await waitForIdle();
    expect(state()).toEqual(before);
  },
);

/** A page that continues by itself has sent its call before another tab can act. */
describe.each(kinds.filter(({ clicked }) => clicked))('session replaced in another tab during $call', (sender) => {
  it.each(possibleAt(sender))('sends no call when another tab has put another %s into the cookies', async (_part, begin) => {
    const typed = signIn(sender);
    const visited = await visit(sender.from, { events: sender.events });
    // A page that loads its client first must be mounted before the other tab starts.
    await screen.findByRole('button', { name: sender.clicked });
    begin();
    const { cookie } = document;
    const before = world().calls.length;
    await performAction(visited, { ...sender, typed });
    await expectPage('/session-invalid', 'You started another login in a different tab');
    const sent = world().calls.slice(0, world().calls.length - before);
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(visited.store.getState().profile.email).toBe('');
    expect(document.cookie).toBe(cookie);
  });
});
