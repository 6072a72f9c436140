import { afterEach, describe, expect, it, vi } from 'vitest';
import { followPageLifecycle } from '@/app/page-lifecycle';
import { exit } from '@/outcome/exit';
import { sessionId } from '@/session/session';
import { emailEntered, stepStarted } from '@/state/events';
import { makeStore } from '@/state/store';
import { signInAs } from '../../mocks/server';
import { remember } from '../open-stores';

const listeners: [string, EventListener][] = [];

async function start() {
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => void listeners.push([type, listener as EventListener]));
  signInAs('mobile');
  const opened = makeStore(sessionId());
  remember(opened);
  await opened.rehydrated;
  followPageLifecycle(opened);
  const reload = vi.spyOn(exit, 'reload').mockImplementation(() => undefined);
  const fire = (type: 'pagehide' | 'pageshow', persisted: boolean) => {
    for (const [name, listener] of listeners) if (name === type) listener(new PageTransitionEvent(type, { persisted }));
  };
  return { ...opened, reload, fire };
}

afterEach(() => void listeners.splice(0));

describe('a document that is hidden', () => {
  it('writes what was still pending', async () => {
    const { store, fire } = await start();
    store.dispatch(emailEntered('late@example.com'));
    fire('pagehide', false);
    expect(localStorage.getItem('nhs-login-profile')).toContain('late@example.com');
  });

  it('never listens to unload, which would keep it out of the back/forward cache', async () => {
    await start();
    expect(listeners.map(([type]) => type).toSorted()).toEqual(['pagehide', 'pageshow']);
  });
});

describe('a document that the browser brings back', () => {
  it('goes on as it was', async () => {
    const { fire, reload } = await start();
    fire('pagehide', true);
    fire('pageshow', true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded anew when it was being left', async () => {
    const { store, fire, reload } = await start();
    store.dispatch(stepStarted());
    fire('pagehide', true);
    expect(store.getState().page.loading).toBe(false);
    fire('pageshow', true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded anew when the session is another one', async () => {
    const { fire, reload } = await start();
    fire('pagehide', true);
    signInAs('landline');
    fire('pageshow', true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not loaded anew at its first show', async () => {
    const { fire, reload } = await start();
    signInAs('landline');
    fire('pageshow', false);
    expect(reload).not.toHaveBeenCalled();
  });
});
