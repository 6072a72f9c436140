import { waitFor } from '@testing-library/react';
import { followTypedText } from '@/app/typed-text';
import { openSignIn } from '@/session/sign-in';
import { bannersReceived, clientInfoReceived, dobGiven, emailEntered, passkeysChecked, signInEnded, stepStarted } from '@/state/events';
import { makeStore } from '@/state/store';
import { resetWorld } from '../../../mocks/server';
import { openPersistedStore, openStore, persistedValues, persistValues } from '../../support/bare-store';
import { writeSession, writeToken } from '../../support/cookies-by-hand';
import { dispatchToDocument, openDocument, replaceSession, storageRemoval } from '../../support/document-events';
import { byNumber, openProofing } from '../../support/open-proofing';
import { registerStore } from '../../support/open-stores';
import { slices, stored } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

describe('saver', () => {
  const maya = emailEntered('maya@example.com');

  beforeEach(() => {
    writeSession('first');
    openSignIn();
  });

  it('loads the state saver once, however often it is requested', async () => {
    const load = vi.fn(() => import('@/state/saver'));
    const opened = makeStore(load);
    registerStore(opened);
    const [one, other] = await Promise.all([opened.startSaving(), opened.startSaving()]);
    expect([other, await opened.startSaving()]).toEqual([one, one]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads the state saver on retry after a failed import', async () => {
    const load = vi.fn(() => import('@/state/saver')).mockRejectedValueOnce(new Error('No chunk'));
    const opened = makeStore(load);
    registerStore(opened);
    await expect(opened.startSaving()).rejects.toThrow('No chunk');
    opened.store.dispatch(maya);
    await opened.startSaving();
    await opened.flush();
    expect(await persistedValues('profile')).toMatchObject({ email: 'maya@example.com' });
  });

  it('flushes writes and looks for entries without the state saver', async () => {
    const { flush, anyMissing } = openStore(maya);
    await expect(flush()).resolves.toBeUndefined();
    expect(anyMissing()).toBe(false);
  });

  it('changes no state when the saver loads in an empty browser', async () => {
    const { store, startSaving } = openStore(
      maya,
      stepStarted(),
      bannersReceived({ app: { showBanner: true, message: 'Down' }, alerts: { showBanner: false, message: '' } }),
    );
    const { profile, page, banners } = store.getState();
    await startSaving();
    expect(store.getState()).toMatchObject({ profile, page, banners });
  });

  it('restores stored values when the saver has loaded', async () => {
    await persistValues('profile', { email: 'maya@example.com', status: 'registered' });
    const { store } = await openPersistedStore();
    expect(store.getState().profile).toMatchObject({ email: 'maya@example.com', status: 'registered', upliftRequired: false });
  });

  it('restores values with fields missing from an older release', async () => {
    await persistValues('profile', {});
    const { store } = await openPersistedStore(maya);
    expect(store.getState().profile).toMatchObject({ email: 'maya@example.com', status: null });
  });

  it('detects entries that another document has removed', async () => {
    const { flush, anyMissing } = await openPersistedStore(maya);
    await flush();
    expect(anyMissing()).toBe(false);
    localStorage.removeItem('nhs-login-profile');
    expect(anyMissing()).toBe(true);
  });

  it('writes nothing while the saver is paused', async () => {
    const { store, startSaving, flush } = await openPersistedStore(maya);
    await flush();
    (await startSaving()).pause();
    store.dispatch(emailEntered('ada@example.com'));
    await flush();
    expect(await persistedValues('profile')).toMatchObject({ email: 'maya@example.com' });
  });

  const known = async () => {
    const opened = await openPersistedStore(maya);
    await opened.flush();
    return opened;
  };
  const entries = () => Object.keys(localStorage).toSorted();

  it.each([
    ['all of it by the hand-over', 'handedOver', []],
    ['but for the client service and the end of the session by a time-out', 'timedOut', ['nhs-login-client', 'nhs-login-deadlines']],
    ["but for the client service and the end of the session by 'Not you?'", 'notYou', ['nhs-login-client', 'nhs-login-deadlines']],
  ] as const)('removes the persisted state at once and for good, also a pending write, %s', async (_what, reason, left) => {
    const { store, flush } = await known();
    store.dispatch(emailEntered('ada@example.com'));
    store.dispatch(signInEnded(reason));
    expect(entries()).toEqual(left);
    await flush();
    expect(entries()).toEqual(left);
  });

  it('encrypts the persisted state again only after a login', async () => {
    const { store, flush } = await known();
    const sealed = vi.spyOn(crypto.subtle, 'encrypt');
    store.dispatch(stepStarted());
    store.dispatch(emailEntered('ada@example.com'));
    await flush();
    expect(sealed).toHaveBeenCalledTimes(1);
    writeToken('maya');
    store.dispatch(stepStarted());
    await waitFor(() => expect(sealed).toHaveBeenCalledTimes(7));
    store.dispatch(stepStarted());
    store.dispatch(emailEntered('maya@example.com'));
    await flush();
    expect(sealed).toHaveBeenCalledTimes(8);
  });
});

const transition = (type: 'pagehide' | 'pageshow', persisted: boolean) => dispatchToDocument(new PageTransitionEvent(type, { persisted }));

const broken = new DOMException('Storage is blocked', 'SecurityError');

describe('hidden document', () => {
  it('flushes pending writes when the document is hidden', async () => {
    const { store } = await openDocument();
    store.dispatch(emailEntered('late@example.com'));
    transition('pagehide', false);
    await waitFor(async () => expect(await stored()).toContain('late@example.com'));
  });

  it('adds no unload listener, which would prevent the back/forward cache', async () => {
    const { listenedEvents } = await openDocument();
    expect(listenedEvents().filter((type) => /unload/.test(type))).toEqual([]);
  });
});

/** A page with one field of each kind that is filled in. */
function fillForm() {
  const form = document.createElement('form');
  const fieldOf = (type: string, autocomplete: AutoFill = '') => {
    const field = document.createElement('input');
    field.type = type;
    field.autocomplete = autocomplete;
    if (type === 'radio') field.checked = true;
    else field.value = 'typed';
    return field;
  };
  const texts = [fieldOf('email', 'username'), fieldOf('text', 'current-password'), fieldOf('password', 'new-password')];
  texts.push(fieldOf('text', 'one-time-code'));
  const radio = fieldOf('radio');
  for (const field of [...texts, radio]) form.append(field);
  document.body.append(form);
  return { form, values: () => [...texts.map(({ value }) => value), radio.checked] };
}

it('clears fields of a hidden document that hold a password or a code, and saves no field with the history entry', () => {
  onTestFinished(followTypedText());
  const { form, values } = fillForm();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect([form.autocomplete, ...values()]).toEqual(['off', 'typed', '', '', '', true]);
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(form.autocomplete).toBe('on');
  form.remove();
});

it('preserves the state without a reload after a return from the back/forward cache', async () => {
  const { reload, email } = await openDocument();
  transition('pagehide', true);
  transition('pageshow', true);
  expect(reload).not.toHaveBeenCalled();
  expect(email()).not.toBe('');
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

it.each<[string, () => void]>([
  ['everything', () => localStorage.clear()],
  ['the stored entry of the user', () => localStorage.removeItem('nhs-login-profile')],
])('reloads without state on return from the back/forward cache when another document has removed %s', async (_what, end) => {
  const { reload, email, flush } = await openDocument();
  await flush();
  transition('pagehide', true);
  end();
  transition('pageshow', true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(email()).toBe('');
  await flush();
  expect(localStorage).toHaveLength(0);
});

it.each<[string, () => void]>([
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

it('does not leave a restored document on earlier or later events, because Back to another journey is allowed', async () => {
  const { leave, reload } = await openDocument();
  transition('pagehide', true);
  replaceSession();
  dispatchToDocument(new Event('visibilitychange'));
  dispatchToDocument(storageRemoval('nhs-login-profile'));
  transition('pageshow', true);
  dispatchToDocument(new Event('focus'));
  expect([leave.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
});

it('does not reload a document at its first pageshow', async () => {
  const { reload } = await openDocument();
  replaceSession();
  transition('pageshow', false);
  expect(reload).not.toHaveBeenCalled();
});
const minutes = (count: number) => count * 60_000;
const dob = '1984-03-15';
const ages = () => slices.map((key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { savedAt?: number }).savedAt);

/** Its members have the order of the auth API's answer, which differs from the stored order. */
const client = { client_homepage_url: '', terms_uri: '', client_display_name: 'Example', approved_scopes: ['openid'], claims: [] };

/** Answers the questions at the present time. The returned function sets the clock to so many minutes later. */
async function openNow() {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  const passkeys = passkeysChecked({ passkeys_enabled: true, allow_credentials: [{ id: 'one', type: 'public-key', transports: ['usb'] }] });
  await openProofing('/proofing/check-your-details', [...byNumber, clientInfoReceived(client), passkeys]);
  await unloadDocument();
  return (after: number) => void vi.setSystemTime(now + minutes(after));
}
/** On a public page, because another page would show the end of the session. */
async function reload() {
  const { store } = await visit('/cookies');
  const found = store.getState().proofing.dob;
  await unloadDocument();
  return found;
}

it('does not restart the age of stored entries on a reload', async () => {
  const at = await openNow();
  const before = ages();
  const found: string[] = [];
  for (const time of [20, 40, 59, 61, 100, 150]) {
    at(time);
    found.push(await reload());
    if (time < 60) expect(ages()).toEqual(before);
  }
  expect(found).toEqual([dob, dob, dob, '', '', '']);
});

it('does not restart the age of stored entries when the same answer is given again', async () => {
  const at = await openNow();
  at(50);
  const { store } = await visit('/proofing/enter-dob');
  store.dispatch(dobGiven('1990-01-02'));
  store.dispatch(dobGiven(dob));
  await unloadDocument();
  at(61);
  expect(await reload()).toBe('');
});
