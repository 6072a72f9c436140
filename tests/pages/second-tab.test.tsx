import { act, waitFor } from '@testing-library/react';
import type { TabMessage } from '@/session/other-tabs';
import { emailFingerprint, signInFingerprint } from '@/session/sign-in';
import { clientInfoReceived, emailEntered, stepStarted } from '@/state/events';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { codeSent } from '../support/environment';
import { address, expectPage, link, openAndSubmit, senderOf, signIn, visit } from '../support/user';

const carriedOn = 'You carried on in another tab';

async function postFromOtherTab(message: TabMessage) {
  const channel = new BroadcastChannel('nhs-login-news');
  const received = new Promise((resolve) => {
    const listening = new BroadcastChannel('nhs-login-news');
    listening.onmessage = () => {
      listening.close();
      resolve(undefined);
    };
  });
  channel.postMessage(JSON.stringify({ at: Date.now() + 1, from: 1, message }));
  await act(() => received);
  channel.close();
}

async function open(path: string, email = 'mobile@example.com') {
  const events = [clientInfoReceived(exampleClient), emailEntered(email), codeSent()];
  return visit(path, { persona: 'mobile', upTo: 'mobile-code', events });
}
const codeUsed = (): TabMessage => ({ kind: 'code-used', session: signInFingerprint() });
const emailGiven = (email: string): TabMessage => ({ kind: 'email-given', session: signInFingerprint(), by: emailFingerprint(email) });

it.each<[string, string, () => TabMessage]>([
  ['that asks for a code', '/enter-mobile-code', codeUsed],
  ['that requests another code', '/get-call-landline', codeUsed],
  ['of another email address', '/log-in-password', () => emailGiven('other@example.com')],
])('shows /session-invalid for a replaced sign-in on a page %s', async (_which, path, message) => {
  await open(path);
  await postFromOtherTab(message());
  await expectPage('/session-invalid', carriedOn);
  expect(link('Go to Example health service')).toBeVisible();
});

it.each<[string, string, () => TabMessage]>([
  ['that asks for no code, when one was used', '/log-in-password', codeUsed],
  ['of another sign-in', '/enter-mobile-code', () => ({ kind: 'code-used', session: 'another' })],
  ['when the same email address was given', '/log-in-password', () => emailGiven('mobile@example.com')],
  ['that is public', '/privacy', () => emailGiven('other@example.com')],
  ['when optional cookies were refused', '/enter-mobile-code', () => ({ kind: 'cookies-refused' })],
  ['before an email address was given', '/enter-email', () => emailGiven('other@example.com')],
])('keeps the address after a message of another tab on a page %s', async (_which, path, message) => {
  await open(path, path === '/enter-email' ? '' : undefined);
  await postFromOtherTab(message());
  expect(address()).toBe(path);
});

it('keeps the address after a message of another tab during a step, whose answer decides', async () => {
  const { store } = await open('/enter-mobile-code');
  act(() => void store.dispatch(stepStarted()));
  await postFromOtherTab(codeUsed());
  expect(address()).toBe('/enter-mobile-code');
});

it.each([
  ['that a code was used', senderOf('otp', '/enter-mobile-code'), 'code-used'],
  ['which email address was given, by a mark', senderOf('account-status'), 'email-given'],
] as const)('posts a message to other tabs %s', async (_what, sender, kind) => {
  const received = vi.fn();
  const listening = new BroadcastChannel('nhs-login-news');
  listening.onmessage = ({ data }) => received((JSON.parse(data as string) as { message: TabMessage }).message);
  const typed = signIn(sender);
  await openAndSubmit(sender, typed);
  await waitFor(() => expect(received).toHaveBeenCalledWith(expect.objectContaining({ kind, session: signInFingerprint() })));
  expect(JSON.stringify(received.mock.calls)).not.toContain('example.com');
  listening.close();
});
