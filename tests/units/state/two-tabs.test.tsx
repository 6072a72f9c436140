import { waitFor } from '@testing-library/react';
import { exit } from '@/outcome/exit';
import { subscribeToOtherTabs, type TabMessage } from '@/session/other-tabs';
import { signInFingerprint } from '@/session/sign-in';
import { stepStarted } from '@/state/events';
import { emailOf } from '../../../mocks/people/personas';
import { resetWorld } from '../../../mocks/server';
import { dispatchToDocument, openDocument, replaceSession, storageRemoval } from '../../support/document-events';
import { sample } from '../../support/sample';

/** Posts a message as another tab. */
function postFromOtherTab(message: TabMessage) {
  const channel = new BroadcastChannel('nhs-login-news');
  channel.postMessage(JSON.stringify({ at: Date.now() + 1, from: 1, message }));
  channel.close();
}

describe('document in one of two tabs', () => {
  const looks: [string, () => Event][] = [
    ['when it gets the focus', () => new Event('focus')],
    ['when it becomes visible', () => new Event('visibilitychange')],
    ['when the other one stores something', () => new StorageEvent('storage', { key: 'nhs-login-profile', newValue: '{}' })],
  ];

  it.each(sample(looks, 4))('detects, %s, a session started in the other tab and forgets its own', async (_when, look) => {
    const { leave, email } = await openDocument();
    replaceSession();
    dispatchToDocument(look());
    expect(email()).toBe('');
    expect([window.location.pathname, leave.mock.calls.length]).toEqual(['/session-invalid', 0]);
    // The app redirects the user once.
    window.history.replaceState(null, '', '/session-invalid#stays');
    dispatchToDocument(look());
    expect(window.location.hash).toBe('#stays');
  });

  it.each(sample(looks, 4))('leaves a replaced session, %s during a step, once with its complete document', async (_when, look) => {
    const { store, leave } = await openDocument();
    store.dispatch(stepStarted());
    replaceSession();
    dispatchToDocument(look());
    dispatchToDocument(look());
    expect(leave).toHaveBeenCalledExactlyOnceWith('/session-invalid', true);
  });

  it.each(sample(looks, 4))('detects, %s, that the session has ended and removes everything', async (_when, look) => {
    const { leave, email, flush } = await openDocument();
    await flush();
    expect(localStorage.length).toBeGreaterThan(0);
    resetWorld();
    dispatchToDocument(look());
    expect(localStorage).toHaveLength(0);
    expect(email()).toBe('');
    // Inside the app, where the page can name the client: `tests/faults/session-gone.test.tsx`.
    expect([window.location.pathname, leave.mock.calls.length]).toEqual(['/session-timeout', 0]);
  });

  it('ends the sign-in when the other tab posts a sign-out', async () => {
    const { email, leave } = await openDocument();
    postFromOtherTab({ kind: 'sign-in-ended', session: signInFingerprint(), by: 'handedOver' });
    await waitFor(() => expect(email()).toBe(''));
    expect([window.location.pathname, leave.mock.calls.length]).toEqual(['/session-invalid', 0]);
    expect(window.history.state).toMatchObject({ usr: { signOutReason: 'handedOver' } });
  });

  it('continues the sign-in when another sign-in has ended', async () => {
    const { email } = await openDocument();
    postFromOtherTab({ kind: 'sign-in-ended', session: 'of another' });
    postFromOtherTab({ kind: 'cookies-refused' });
    // The message after them has arrived.
    const ours = vi.fn();
    subscribeToOtherTabs(ours);
    postFromOtherTab({ kind: 'cookies-refused' });
    await waitFor(() => expect(ours).toHaveBeenCalled());
    expect([window.location.pathname, email()]).toEqual(['/enter-email', emailOf('mobile')]);
  });

  it.each(['nhs-login-profile', 'nhs-login-proofing', null])(
    'continues the sign-in when %s was removed, possibly by the previous document of the tab',
    async (key) => {
      const { leave, email, flush } = await openDocument();
      await flush();
      const entry = key && localStorage.getItem(key);
      localStorage.clear();
      dispatchToDocument(storageRemoval(key, entry));
      dispatchToDocument(new Event('focus'));
      expect([window.location.pathname, leave.mock.calls.length, email()]).toEqual(['/enter-email', 0, emailOf('mobile')]);
    },
  );

  it.each(sample([...looks, ['when something else is removed', () => storageRemoval('another-app')]] as [string, () => Event][], 4))(
    'continues the sign-in, %s, while the session is the same',
    async (_when, look) => {
      const { leave, email } = await openDocument();
      dispatchToDocument(look());
      expect(email()).not.toBe('');
      expect(leave).not.toHaveBeenCalled();
    },
  );

  it('stays on a public page but forgets the user when another tab has started a session', async () => {
    const { leave, email } = await openDocument('/privacy');
    replaceSession();
    dispatchToDocument(new Event('focus'));
    expect(email()).toBe('');
    expect(leave).not.toHaveBeenCalled();
  });

  it('preserves the stored entries of the other tab', async () => {
    await openDocument();
    replaceSession();
    localStorage.setItem('nhs-login-profile', 'of the other tab');
    dispatchToDocument(new Event('focus'));
    expect(localStorage.getItem('nhs-login-profile')).toBe('of the other tab');
  });

  it('preserves the state on a public page when a session starts that it did not need', async () => {
    const { leave, email } = await openDocument('/cookies', { signedIn: false });
    replaceSession();
    dispatchToDocument(new Event('focus'));
    expect([leave.mock.calls.length, email()]).toEqual([0, emailOf('mobile')]);
  });
});

it('stops listening to other tabs when the document leaves for another address', async () => {
  const { email, leave } = await openDocument();
  leave.mockRestore();
  await exit.leave('#on-its-way', false);
  const received = vi.fn();
  subscribeToOtherTabs(received);
  postFromOtherTab({ kind: 'sign-in-ended', session: signInFingerprint() });
  await waitFor(() => expect(received).toHaveBeenCalled());
  expect(email()).toBe(emailOf('mobile'));
});

it('does not post a received sign-out back to other tabs', async () => {
  const { email } = await openDocument();
  const received = vi.fn();
  const listening = new BroadcastChannel('nhs-login-news');
  listening.onmessage = ({ data }) => received(data);
  // The other tab has removed the identity token.
  postFromOtherTab({ kind: 'sign-in-ended', session: signInFingerprint() });
  await waitFor(() => expect(email()).toBe(''));
  const end = new BroadcastChannel('nhs-login-news');
  end.postMessage('the last');
  await waitFor(() => expect(received).toHaveBeenCalledWith('the last'));
  for (const channel of [listening, end]) channel.close();
  expect(received.mock.calls.filter(([data]) => String(data).includes('sign-in-ended'))).toHaveLength(1);
});
