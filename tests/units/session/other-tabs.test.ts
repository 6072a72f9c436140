import { waitFor } from '@testing-library/react';
import type { TabMessage } from '@/session/other-tabs';
import { followDocument } from '../../support/environment';
import { watchStorage } from './storage-events';

const NAME = 'nhs-login-news';
let opened = 0;

/** A document with a module of its own, which listens until the test ends. */
async function openTab() {
  const address = `/src/session/other-tabs.ts?tab=${(opened += 1)}`;
  const { postToOtherTabs, subscribeToOtherTabs } = (await import(/* @vite-ignore */ address)) as typeof import('@/session/other-tabs');
  const received: TabMessage[] = [];
  followDocument(() => subscribeToOtherTabs((message) => void received.push(message)));
  return { post: postToOtherTabs, received };
}

describe('other tabs', () => {
  const messages: TabMessage[] = [{ kind: 'cookies-refused' }, { kind: 'sign-in-ended', session: 'fingerprint' }];

  let now = Date.now();
  beforeEach(() => void vi.spyOn(Date, 'now').mockImplementation(() => (now += 1)));

  async function delivered() {
    const last = new BroadcastChannel(`${NAME}-end`);
    const end = new BroadcastChannel(`${NAME}-end`);
    const arrived = new Promise((resolve) => (end.onmessage = resolve));
    last.postMessage('');
    await arrived;
    last.close();
    end.close();
  }

  it.each(messages)('delivers $kind by a channel to each other tab and not to its own', async (message) => {
    const [first, second, third] = [await openTab(), await openTab(), await openTab()];
    first.post(message);
    await waitFor(() => expect([second.received, third.received]).toEqual([[message], [message]]));
    expect(first.received).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('closes the channel of a tab in the back/forward cache, and opens it on return', async () => {
    const close = vi.spyOn(BroadcastChannel.prototype, 'close');
    const [first, second] = [await openTab(), await openTab()];
    window.dispatchEvent(new Event('pagehide'));
    expect(close).toHaveBeenCalledTimes(2);
    first.post({ kind: 'cookies-refused' });
    await delivered();
    expect(second.received).toEqual([]);
    // A browser may report the same return twice.
    for (const _time of [1, 2]) window.dispatchEvent(new Event('pageshow'));
    close.mockClear();
    first.post({ kind: 'sign-in-ended', session: 'a' });
    // The channel of one message.
    expect(close).toHaveBeenCalledTimes(1);
    await delivered();
    expect(second.received).toEqual([{ kind: 'sign-in-ended', session: 'a' }]);
  });

  const without: [string, () => void][] = [
    ['that have no channel', () => vi.stubGlobal('BroadcastChannel', undefined)],
    ['whose channel is refused', () => vi.stubGlobal('BroadcastChannel', vi.fn().mockThrow(new DOMException('Blocked', 'SecurityError')))],
  ];

  describe.each(without)('tabs %s', (_which, take) => {
    beforeEach(take);

    it.each(messages)('delivers $kind to another tab once without a channel, and leaves nothing in storage', async (message) => {
      const { deliver } = watchStorage(NAME);
      const [first, second] = [await openTab(), await openTab()];
      first.post(message);
      expect(localStorage).toHaveLength(0);
      deliver();
      expect(second.received).toEqual([message]);
      expect(first.received).toEqual([]);
    });

    it('ignores a message of the previous document in the same tab', async () => {
      const { deliver } = watchStorage(NAME);
      (await openTab()).post({ kind: 'cookies-refused' });
      const after = await openTab();
      deliver();
      expect(after.received).toEqual([]);
    });

    it('ignores storage keys other than that of tab messages', async () => {
      const { received } = await openTab();
      const newValue = JSON.stringify({ at: 9e15, from: 2, message: { kind: 'cookies-refused' } });
      window.dispatchEvent(new StorageEvent('storage', { key: 'nhs-login-profile', newValue }));
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
      expect(received).toEqual([]);
      window.dispatchEvent(new StorageEvent('storage', { key: NAME, newValue }));
      expect(received).toHaveLength(1);
    });
  });
});

describe('other tabs limits', () => {
  const now = Date.UTC(2030, 0, 1);
  const refused = { kind: 'cookies-refused' };
  const store = (newValue: string) => window.dispatchEvent(new StorageEvent('storage', { key: NAME, newValue }));
  const entry = (parts: object) => JSON.stringify({ at: now, from: 2, message: refused, ...parts });

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));

  it.each([
    ['with the timestamp of the opened document', { at: now }],
    ['with a later timestamp', { at: now + 1 }],
    ['of a sign-out, with a fingerprint', { message: { kind: 'sign-in-ended', session: 'a' } }],
  ])('receives a tab message %s', async (_which, parts) => {
    const { received } = await openTab();
    store(entry(parts));
    expect(received).toEqual([{ message: refused, ...parts }.message]);
  });

  it.each([
    ['with an earlier timestamp', entry({ at: now - 1 })],
    ['without a timestamp', entry({ at: undefined })],
    ['of an unknown kind', entry({ message: { kind: 'other' } })],
    ['of a sign-out without a fingerprint', entry({ message: { kind: 'sign-in-ended' } })],
    ['of a sign-out whose fingerprint is a number', entry({ message: { kind: 'sign-in-ended', session: 1 } })],
    ['that is null', entry({ message: null })],
    ...['', '{', 'null', '7', '{}'].map((text) => [`with the foreign text ${text}`, text]),
  ])('ignores a tab message %s', async (_which, text) => {
    const { received } = await openTab();
    store(text);
    expect(received).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    ['an extension has replaced the channel', () => vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockThrow(new Error('closed'))],
    [
      'channel and storage are blocked',
      () => [vi.stubGlobal('BroadcastChannel', undefined), vi.spyOn(Storage.prototype, 'setItem').mockThrow(new Error('Blocked'))],
    ],
  ])('does not throw in postToOtherTabs when %s', async (_when, block) => {
    block();
    const { post } = await openTab();
    expect(() => post({ kind: 'cookies-refused' })).not.toThrow();
  });
});
