import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exit } from '@/outcome/exit';
import { onMessageOfOtherTabs, type TabMessage } from '@/session/other-tabs';
import { signInMark } from '@/session/sign-in';
import { stepStarted } from '@/state/events';
import { emailOf } from '../../../mocks/people/personas';
import { resetWorld } from '../../../mocks/server';
import { cleared, fire, openDocument, replaceSession } from '../../support/document-events';
import { fewOf } from '../../support/few-of';

/** The other tab says it. */
function tell(message: TabMessage) {
  const channel = new BroadcastChannel('nhs-login-news');
  channel.postMessage(JSON.stringify({ at: Date.now() + 1, from: 1, message }));
  channel.close();
}

describe('a document in one of two tabs', () => {
  const looks: [string, () => Event][] = [
    ['when it gets the focus', () => new Event('focus')],
    ['when it becomes visible', () => new Event('visibilitychange')],
    ['when the other one stores something', () => new StorageEvent('storage', { key: 'nhs-login-profile', newValue: '{}' })],
  ];

  it.each(fewOf(4, looks))('%s, notices a session that has begun in the other one, and forgets its own', async (_when, look) => {
    const { leave, email } = await openDocument();
    replaceSession();
    fire(look());
    expect(email()).toBe('');
    expect([window.location.pathname, leave.mock.calls.length]).toEqual(['/session-invalid', 0]);
    // A person is sent away once.
    window.history.replaceState(null, '', '/session-invalid#stays');
    fire(look());
    expect(window.location.hash).toBe('#stays');
  });

  it.each(fewOf(4, looks))('%s while a step is under way, leaves with its whole document, once', async (_when, look) => {
    const { store, leave } = await openDocument();
    store.dispatch(stepStarted());
    replaceSession();
    fire(look());
    fire(look());
    expect(leave).toHaveBeenCalledExactlyOnceWith('/session-invalid', true);
  });

  it.each(fewOf(4, looks))('%s, notices that the session has gone, and leaves nothing of it behind', async (_when, look) => {
    const { leave, email, flush } = await openDocument();
    await flush();
    expect(localStorage.length).toBeGreaterThan(0);
    resetWorld();
    fire(look());
    expect(localStorage).toHaveLength(0);
    expect(email()).toBe('');
    // Inside the app, where the page can name the client: `tests/faults/session-gone.test.tsx`.
    expect([window.location.pathname, leave.mock.calls.length]).toEqual(['/session-timeout', 0]);
  });

  it('ends when the other one says that the sign-in has', async () => {
    const { email, leave } = await openDocument();
    tell({ kind: 'sign-in-ended', session: signInMark(), by: 'handedOver' });
    await waitFor(() => expect(email()).toBe(''));
    expect([window.location.pathname, leave.mock.calls.length]).toEqual(['/session-invalid', 0]);
    expect(window.history.state).toMatchObject({ usr: { elsewhere: 'handedOver' } });
  });

  it('goes on when another sign-in has ended', async () => {
    const { email } = await openDocument();
    tell({ kind: 'sign-in-ended', session: 'of another' });
    tell({ kind: 'cookies-refused' });
    // The message after them has arrived.
    const ours = vi.fn();
    onMessageOfOtherTabs(ours);
    tell({ kind: 'cookies-refused' });
    await waitFor(() => expect(ours).toHaveBeenCalled());
    expect([window.location.pathname, email()]).toEqual(['/enter-email', emailOf('mobile')]);
  });

  it.each(['nhs-login-profile', 'nhs-login-proofing', null])(
    'goes on when %s was removed: its predecessor in the same tab may have done so',
    async (key) => {
      const { leave, email, flush } = await openDocument();
      await flush();
      const entry = key && localStorage.getItem(key);
      localStorage.clear();
      fire(cleared(key, entry));
      fire(new Event('focus'));
      expect([window.location.pathname, leave.mock.calls.length, email()]).toEqual(['/enter-email', 0, emailOf('mobile')]);
    },
  );

  it.each(fewOf(4, [...looks, ['when something else is removed', () => cleared('another-app')]] as [string, () => Event][]))(
    '%s, goes on while the session is the same',
    async (_when, look) => {
      const { leave, email } = await openDocument();
      fire(look());
      expect(email()).not.toBe('');
      expect(leave).not.toHaveBeenCalled();
    },
  );

  it('stays on a text that anybody may read, but forgets', async () => {
    const { leave, email } = await openDocument('/privacy');
    replaceSession();
    fire(new Event('focus'));
    expect(email()).toBe('');
    expect(leave).not.toHaveBeenCalled();
  });

  it('leaves alone what the other one has stored', async () => {
    await openDocument();
    replaceSession();
    localStorage.setItem('nhs-login-profile', 'of the other tab');
    fire(new Event('focus'));
    expect(localStorage.getItem('nhs-login-profile')).toBe('of the other tab');
  });

  it('is not disturbed by a session that begins while it needed none', async () => {
    const { leave, email } = await openDocument('/cookies', { signedIn: false });
    replaceSession();
    fire(new Event('focus'));
    expect([leave.mock.calls.length, email()]).toEqual([0, emailOf('mobile')]);
  });
});

describe('a document that is told of an end', () => {
  it('listens no more once it is on its way to another address', async () => {
    const { email, leave } = await openDocument();
    leave.mockRestore();
    await exit.leave('#on-its-way', false);
    const heard = vi.fn();
    onMessageOfOtherTabs(heard);
    tell({ kind: 'sign-in-ended', session: signInMark() });
    await waitFor(() => expect(heard).toHaveBeenCalled());
    expect(email()).toBe(emailOf('mobile'));
  });

  it('does not tell it back: the other one is on its way to the client service', async () => {
    const { email } = await openDocument();
    const heard = vi.fn();
    const listening = new BroadcastChannel('nhs-login-news');
    listening.onmessage = ({ data }) => heard(data);
    // As the other tab leaves it: without the identity token.
    tell({ kind: 'sign-in-ended', session: signInMark() });
    await waitFor(() => expect(email()).toBe(''));
    const end = new BroadcastChannel('nhs-login-news');
    end.postMessage('the last');
    await waitFor(() => expect(heard).toHaveBeenCalledWith('the last'));
    for (const channel of [listening, end]) channel.close();
    expect(heard.mock.calls.filter(([letter]) => String(letter).includes('sign-in-ended'))).toHaveLength(1);
  });
});
