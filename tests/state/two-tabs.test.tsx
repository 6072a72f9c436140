import { describe, expect, it, vi } from 'vitest';
import { sessionCleared } from '@/state/events';
import { emailOf } from '../../mocks/personas';
import { resetWorld } from '../../mocks/server';
import { cleared, fire, openDocument, replaceSession } from './one-document';

describe('a document in one of two tabs', () => {
  const looks: [string, () => Event][] = [
    ['when it gets the focus', () => new Event('focus')],
    ['when it becomes visible', () => new Event('visibilitychange')],
    ['when the other one stores something', () => new StorageEvent('storage', { key: 'nhs-login-profile', newValue: '{}' })],
  ];

  it.each(looks)('%s, notices a session that has begun in the other one, and forgets its own', async (_when, look) => {
    const { leave, email } = await openDocument();
    replaceSession();
    fire(look());
    expect(email()).toBe('');
    expect(leave).toHaveBeenCalledExactlyOnceWith('/session-invalid', true);
  });

  it.each(looks)('%s, notices that the session has gone, and leaves nothing of it behind', async (_when, look) => {
    const { leave, email, flush } = await openDocument();
    await flush();
    expect(localStorage.length).toBeGreaterThan(0);
    resetWorld();
    fire(look());
    expect(localStorage).toHaveLength(0);
    expect(email()).toBe('');
    // Inside the app, where the page can name the client: `tests/weather/session-gone.test.tsx`.
    expect([window.location.pathname, leave.mock.calls.length]).toEqual(['/session-timeout', 0]);
  });

  it.each(['nhs-login-profile', 'nhs-login-proofing', null])('ends when the other one has removed %s', async (key) => {
    const { leave, email, flush } = await openDocument();
    await flush();
    const entry = key && localStorage.getItem(key);
    localStorage.clear();
    fire(cleared(key, entry));
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/session-invalid', true));
    expect(email()).toBe('');
  });

  it('ends when something was removed and it cannot find out what', async () => {
    const { leave } = await openDocument('/enter-email', { keeps: false });
    fire(cleared('nhs-login-profile', 'x'));
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/session-invalid', true));
  });

  it('is on its way to the service when the other one, told of the end, removes what both had stored', async () => {
    const { store, leave, keep, flush } = await openDocument();
    await flush();
    const entry = localStorage.getItem('nhs-login-profile');
    store.dispatch(sessionCleared());
    const asked = vi.spyOn(await keep(), 'isMissed');
    fire(cleared('nhs-login-profile', entry));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(asked.mock.results[0]?.value).resolves.toBe(false);
    expect(leave).not.toHaveBeenCalled();
  });

  it('goes on when the other one only tidies away what an earlier session left', async () => {
    const before = await openDocument();
    await before.flush();
    const entry = localStorage.getItem('nhs-login-profile');
    replaceSession();
    const { leave, email, keep } = await openDocument('/enter-email', { signedIn: false });
    const asked = vi.spyOn(await keep(), 'isMissed');
    fire(cleared('nhs-login-profile', entry));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(asked.mock.results[0]?.value).resolves.toBe(false);
    expect([leave.mock.calls.length, email()]).toEqual([0, emailOf('mobile')]);
  });

  it.each([...looks, ['when something else is removed', () => cleared('another-app')]] as [string, () => Event][])(
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
