import { afterEach, describe, expect, it, vi } from 'vitest';
import { followPageLifecycle } from '@/app/page-lifecycle';
import { exit } from '@/outcome/exit';
import { emailEntered, sessionCleared, stepStarted } from '@/state/events';
import { makeStore } from '@/state/store';
import { readArrival } from '@/session/arrival';
import { emailOf } from '../../mocks/personas';
import { resetWorld, signInAs } from '../../mocks/server';
import { remember } from '../open-stores';
import { stored } from './stored';

const listeners: [string, EventListener][] = [];
const listen = (type: string, listener: unknown) => void listeners.push([type, listener as EventListener]);
const fire = (event: Event) => {
  for (const [type, listener] of listeners) if (type === event.type) listener(event);
};
const transition = (type: 'pagehide' | 'pageshow', persisted: boolean) => fire(new PageTransitionEvent(type, { persisted }));
const cleared = (key: string | null, oldValue: string | null = null) => new StorageEvent('storage', { key, oldValue, newValue: null });

async function start(path = '/enter-email', { signedIn = true, keeps = true } = {}) {
  vi.spyOn(window, 'addEventListener').mockImplementation(listen);
  vi.spyOn(document, 'addEventListener').mockImplementation(listen);
  if (signedIn) signInAs('mobile');
  window.history.replaceState(null, '', path);
  readArrival('');
  const opened = makeStore();
  remember(opened);
  await opened.keep();
  followPageLifecycle(keeps ? opened : { ...opened, keep: () => Promise.reject(new Error('No chunk')) });
  opened.store.dispatch(emailEntered(emailOf('mobile')));
  const reload = vi.spyOn(exit, 'reload').mockResolvedValue();
  const leave = vi.spyOn(exit, 'leave').mockResolvedValue();
  return { ...opened, reload, leave, email: () => opened.store.getState().profile.email };
}

const replaceSession = () => void signInAs('landline');

afterEach(() => void listeners.splice(0));

describe('a document that is hidden', () => {
  it('writes what was still pending', async () => {
    const { store } = await start();
    store.dispatch(emailEntered('late@example.com'));
    transition('pagehide', false);
    await vi.waitFor(async () => expect(await stored()).toContain('late@example.com'));
  });

  it('never listens to unload, which would keep it out of the back/forward cache', async () => {
    await start();
    expect(listeners.map(([type]) => type).filter((type) => /unload/.test(type))).toEqual([]);
  });
});

describe('a document that the browser brings back', () => {
  it('goes on as it was', async () => {
    const { reload, email } = await start();
    transition('pagehide', true);
    transition('pageshow', true);
    expect(reload).not.toHaveBeenCalled();
    expect(email()).not.toBe('');
  });

  it('is loaded anew when it was being left', async () => {
    const { store, reload } = await start();
    store.dispatch(stepStarted());
    transition('pagehide', true);
    expect(store.getState().page.loading).toBe(false);
    transition('pageshow', true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another one', replaceSession],
    ['none any more', resetWorld],
  ])('forgets everything and is loaded anew when the session is %s', async (_what, change) => {
    const { reload, email } = await start();
    transition('pagehide', true);
    change();
    transition('pageshow', true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(email()).toBe('');
  });

  it('is not sent away by what it hears before and after: the way back to another journey is a way on', async () => {
    const { leave, reload } = await start();
    transition('pagehide', true);
    replaceSession();
    fire(new Event('visibilitychange'));
    fire(cleared('nhs-login-profile'));
    transition('pageshow', true);
    fire(new Event('focus'));
    expect([leave.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
  });

  it('is not loaded anew at its first show', async () => {
    const { reload } = await start();
    replaceSession();
    transition('pageshow', false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a document in one of two tabs', () => {
  const looks: [string, () => Event][] = [
    ['when it gets the focus', () => new Event('focus')],
    ['when it becomes visible', () => new Event('visibilitychange')],
    ['when the other one stores something', () => new StorageEvent('storage', { key: 'nhs-login-profile', newValue: '{}' })],
  ];

  it.each(looks)('%s, notices a session that has begun in the other one, and forgets its own', async (_when, look) => {
    const { leave, email } = await start();
    replaceSession();
    fire(look());
    expect(email()).toBe('');
    expect(leave).toHaveBeenCalledExactlyOnceWith('/session-invalid', true);
  });

  it.each(looks)('%s, notices that the session has gone, and leaves nothing of it behind', async (_when, look) => {
    const { leave, email, flush } = await start();
    await flush();
    expect(localStorage.length).toBeGreaterThan(0);
    resetWorld();
    fire(look());
    expect(localStorage).toHaveLength(0);
    expect(email()).toBe('');
    expect(leave).toHaveBeenCalledExactlyOnceWith('/session-timeout', true);
  });

  it.each(['nhs-login-profile', 'nhs-login-proofing', null])('ends when the other one has removed %s', async (key) => {
    const { leave, email, flush } = await start();
    await flush();
    const entry = key && localStorage.getItem(key);
    localStorage.clear();
    fire(cleared(key, entry));
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/session-invalid', true));
    expect(email()).toBe('');
  });

  it('ends when something was removed and it cannot find out what', async () => {
    const { leave } = await start('/enter-email', { keeps: false });
    fire(cleared('nhs-login-profile', 'x'));
    await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/session-invalid', true));
  });

  it('is on its way to the service when the other one, told of the end, removes what both had stored', async () => {
    const { store, leave, keep, flush } = await start();
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
    const before = await start();
    await before.flush();
    const entry = localStorage.getItem('nhs-login-profile');
    listeners.splice(0);
    replaceSession();
    const { leave, email, keep } = await start('/enter-email', { signedIn: false });
    const asked = vi.spyOn(await keep(), 'isMissed');
    fire(cleared('nhs-login-profile', entry));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(asked.mock.results[0]?.value).resolves.toBe(false);
    expect([leave.mock.calls.length, email()]).toEqual([0, emailOf('mobile')]);
  });

  it.each([...looks, ['when something else is removed', () => cleared('another-app')]] as [string, () => Event][])(
    '%s, goes on while the session is the same',
    async (_when, look) => {
      const { leave, email } = await start();
      fire(look());
      expect(email()).not.toBe('');
      expect(leave).not.toHaveBeenCalled();
    },
  );

  it('stays on a text that anybody may read, but forgets', async () => {
    const { leave, email } = await start('/privacy');
    replaceSession();
    fire(new Event('focus'));
    expect(email()).toBe('');
    expect(leave).not.toHaveBeenCalled();
  });

  it('leaves alone what the other one has stored', async () => {
    await start();
    replaceSession();
    localStorage.setItem('nhs-login-profile', 'of the other tab');
    fire(new Event('focus'));
    expect(localStorage.getItem('nhs-login-profile')).toBe('of the other tab');
  });

  it('is not disturbed by a session that begins while it needed none', async () => {
    const { leave, email } = await start('/cookies', { signedIn: false });
    replaceSession();
    fire(new Event('focus'));
    expect([leave.mock.calls.length, email()]).toEqual([0, emailOf('mobile')]);
  });
});
