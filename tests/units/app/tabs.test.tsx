import type { UnknownAction } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { followTabs } from '@/app/tabs';
import { exit } from '@/outcome/exit';
import { readArrival } from '@/session/arrival';
import { subscribeToOtherTabs, type TabMessage } from '@/session/other-tabs';
import { signInFingerprint } from '@/session/sign-in';
import { emailEntered, roundTripStarted, signInEnded, stepStarted } from '@/state/events';
import { makeStore } from '@/state/store';
import { emailOf } from '../../../mocks/people/personas';
import { resetWorld, signInAs } from '../../../mocks/server';
import { followDocument, listenedEvents, registerStore, stored } from '../../support/environment';

/** Dispatches an event where browsers do. */
const dispatchToDocument = (event: Event) => (event.type === 'visibilitychange' ? document : window).dispatchEvent(event);
/** The storage event of an entry that another document removed; null: of all entries. */
const storageRemoval = (key: string | null, oldValue: string | null = null) =>
  new StorageEvent('storage', { key, oldValue, newValue: null });

const replaceSession = () => void signInAs('landline');

/** A document that has just been opened and follows its lifecycle. */
async function openDocument(path = '/enter-email', { signedIn = true } = {}) {
  if (signedIn) signInAs('mobile');
  window.history.replaceState(null, '', path);
  readArrival('');
  const opened = makeStore();
  registerStore(opened);
  await opened.startSaving();
  followDocument(() => followTabs(opened));
  opened.store.dispatch(emailEntered(emailOf('mobile')));
  const reload = vi.spyOn(exit, 'reload').mockResolvedValue();
  const leave = vi.spyOn(exit, 'leave').mockResolvedValue();
  return { ...opened, reload, leave, email: () => opened.store.getState().profile.email };
}

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

  it.each(looks)('detects, %s, a session started in the other tab and forgets its own', async (_when, look) => {
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

  it('leaves a session that was replaced during a step once, with its complete document', async () => {
    const { store, leave } = await openDocument();
    store.dispatch(stepStarted());
    replaceSession();
    for (const _time of [1, 2]) dispatchToDocument(new Event('focus'));
    expect(leave).toHaveBeenCalledExactlyOnceWith('/session-invalid', true);
  });

  it('detects that the session has ended and removes everything', async () => {
    const { leave, email, flush } = await openDocument();
    await flush();
    expect(localStorage.length).toBeGreaterThan(0);
    resetWorld();
    dispatchToDocument(new Event('focus'));
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
    followDocument(() => subscribeToOtherTabs(ours));
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

  it('continues the sign-in while the session is the same', async () => {
    const { leave, email } = await openDocument();
    for (const event of [...looks.map(([, look]) => look()), storageRemoval('another-app')]) dispatchToDocument(event);
    expect([leave.mock.calls.length, email()]).toEqual([0, emailOf('mobile')]);
  });

  it('stays on a public page but forgets the user when another tab has started a session', async () => {
    const { leave, email } = await openDocument('/privacy');
    replaceSession();
    dispatchToDocument(new Event('focus'));
    expect(email()).toBe('');
    expect(leave).not.toHaveBeenCalled();
  });
});

it('stops listening to other tabs when the document leaves for another address', async () => {
  const { email, leave } = await openDocument();
  leave.mockRestore();
  await exit.leave('#on-its-way', false);
  const received = vi.fn();
  followDocument(() => subscribeToOtherTabs(received));
  postFromOtherTab({ kind: 'sign-in-ended', session: signInFingerprint() });
  await waitFor(() => expect(received).toHaveBeenCalled());
  expect(email()).toBe(emailOf('mobile'));
});

describe('document that the browser does not leave', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

  /** Leaves, as a step does, for a fragment: the only address to which jsdom navigates. */
  async function leaves(events: readonly UnknownAction[] = [], by = () => exit.leave('#away', true)) {
    const opened = await openDocument();
    opened.leave.mockRestore();
    opened.reload.mockRestore();
    vi.stubGlobal('location', { ...window.location, pathname: '/enter-email', search: '', replace: vi.fn(), reload: vi.fn() });
    opened.store.dispatch(stepStarted());
    for (const event of events) opened.store.dispatch(event);
    await by();
    return { ...opened, onward: () => opened.store.getState().page.onward };
  }

  it.each([
    ['the same address', [], undefined, { to: '#away', by: 'open' }],
    ['the page, after a reload', [], exit.reload, { to: '/enter-email', by: 'reload' }],
    ['the page, for a round trip', [roundTripStarted('otp:firewall')], undefined, { to: '/enter-email', by: 'reload' }],
    ['the explanation, after a hand-over', [signInEnded('handedOver')], undefined, { to: '/session-invalid', by: 'explain' }],
  ] as const)('offers %s, ten seconds later', async (_what, events, by, expected) => {
    const { onward } = await leaves(events, by);
    await vi.advanceTimersByTimeAsync(9999);
    expect(onward()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(onward()).toEqual(expected);
  });

  it.each([
    ['the browser has left', () => transition('pagehide', true)],
    ['is another, to which the user has gone back', () => window.history.replaceState({ key: 'another' }, '')],
  ])('offers nothing on a page that %s', async (_which, change) => {
    const { onward } = await leaves();
    change();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onward()).toBeUndefined();
  });

  it('follows other tabs again, and not before', async () => {
    const { email } = await leaves();
    replaceSession();
    dispatchToDocument(new Event('focus'));
    expect(email()).not.toBe('');
    await vi.advanceTimersByTimeAsync(10_000);
    dispatchToDocument(new Event('focus'));
    expect(email()).toBe('');
  });
});

const transition = (type: 'pagehide' | 'pageshow', persisted: boolean) => dispatchToDocument(new PageTransitionEvent(type, { persisted }));

const broken = new DOMException('Storage is blocked', 'SecurityError');

it('flushes pending writes when the document is hidden, and listens to no unload, which would prevent the back/forward cache', async () => {
  const { store } = await openDocument();
  store.dispatch(emailEntered('late@example.com'));
  transition('pagehide', false);
  await waitFor(async () => expect(await stored()).toContain('late@example.com'));
  expect(listenedEvents().filter((type) => /unload/.test(type))).toEqual([]);
});

function fillForm() {
  const form = document.createElement('form');
  const autocompletes = ['username', 'current-password', 'new-password', 'one-time-code'] as const;
  const fields = autocompletes.map((autocomplete) => Object.assign(document.createElement('input'), { autocomplete, value: 'typed' }));
  const radio = Object.assign(document.createElement('input'), { type: 'radio', checked: true });
  form.append(...fields, radio);
  document.body.append(form);
  return { form, values: () => [...fields.map(({ value }) => value), radio.checked] };
}

it('clears fields of a hidden document that hold a password or a code, and saves no field with the history entry', async () => {
  await openDocument();
  const { form, values } = fillForm();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect([form.autocomplete, ...values()]).toEqual(['off', 'typed', '', '', '', true]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(form.autocomplete).toBe('on');
  form.remove();
});

it('reloads a document from the back/forward cache that was being left', async () => {
  const { store, reload } = await openDocument();
  store.dispatch(stepStarted());
  transition('pagehide', true);
  expect(store.getState().page.loading).toBe(false);
  transition('pageshow', true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['another one', replaceSession],
  ['none any more', resetWorld],
])('forgets everything, removes the page with its fields, and reloads when the session is %s', async (_what, change) => {
  const { reload, email } = await openDocument();
  fillForm();
  transition('pagehide', true);
  change();
  transition('pageshow', true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(email()).toBe('');
  expect(document.body).toBeEmptyDOMElement();
});

it('reloads without state on return from the back/forward cache when another document has removed the entry of the user', async () => {
  const { reload, email, flush } = await openDocument();
  await flush();
  transition('pagehide', true);
  localStorage.removeItem('nhs-login-profile');
  transition('pageshow', true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(email()).toBe('');
  await flush();
  expect(localStorage).toHaveLength(0);
});

it.each<[string, () => unknown]>([
  ['is stored', () => undefined],
  ['was never written', () => vi.spyOn(Storage.prototype, 'setItem').mockThrow(broken)],
  ['cannot be read now', () => vi.spyOn(Storage.prototype, 'getItem').mockThrow(broken)],
])('preserves the state of a document from the back/forward cache without a reload when its state %s', async (_what, breakIt) => {
  breakIt();
  const { reload, email, flush } = await openDocument();
  await flush();
  transition('pagehide', true);
  transition('pageshow', true);
  expect(reload).not.toHaveBeenCalled();
  expect(email()).not.toBe('');
});

it('reloads a restored document once, not on other events or at its first pageshow: Back to another journey is allowed', async () => {
  const { leave, reload } = await openDocument();
  transition('pageshow', false);
  transition('pagehide', true);
  replaceSession();
  dispatchToDocument(new Event('visibilitychange'));
  dispatchToDocument(storageRemoval('nhs-login-profile'));
  expect(reload).not.toHaveBeenCalled();
  transition('pageshow', true);
  dispatchToDocument(new Event('focus'));
  expect([leave.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
});
