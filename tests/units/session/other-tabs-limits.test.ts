import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TabMessage } from '@/session/other-tabs';

const NAME = 'nhs-login-news';
const now = Date.UTC(2030, 0, 1);
const refused = { kind: 'cookies-refused' };
let opened = 0;

/** A document with a module of its own, which listens until it is stopped. */
async function openTab() {
  const address = `/src/session/other-tabs.ts?limits=${(opened += 1)}`;
  const tab = (await import(/* @vite-ignore */ address)) as typeof import('@/session/other-tabs');
  const heard: TabMessage[] = [];
  const stop = tab.subscribeToOtherTabs((message) => heard.push(message));
  return { tell: tab.postToOtherTabs, heard, stop };
}
const store = (newValue: string, key = NAME) => window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
const letter = (parts: object) => JSON.stringify({ at: now, from: 2, message: refused, ...parts });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

describe('tab message', () => {
  it.each([
    ['of the moment in which the document was opened', letter({ at: now })],
    ['of a later moment', letter({ at: now + 1 })],
    ['of an end, with a fingerprint', letter({ message: { kind: 'sign-in-ended', session: 'a' } })],
  ])('is received: %s', async (_which, text) => {
    const { heard, stop } = await openTab();
    store(text);
    expect(heard).toEqual([(JSON.parse(text) as { message: object }).message]);
    stop();
  });

  it.each([
    ['of an earlier moment', letter({ at: now - 1 })],
    ['without a moment', letter({ at: undefined })],
    ['of an unknown kind', letter({ message: { kind: 'other' } })],
    ['of an end without a fingerprint', letter({ message: { kind: 'sign-in-ended' } })],
    ['of an end whose fingerprint is a number', letter({ message: { kind: 'sign-in-ended', session: 1 } })],
  ])('is ignored: %s', async (_which, text) => {
    const { heard, stop } = await openTab();
    store(text);
    expect(heard).toEqual([]);
    stop();
  });

  it('is ignored in another storage entry', async () => {
    const { heard, stop } = await openTab();
    store(letter({}), 'another');
    expect(heard).toEqual([]);
    stop();
  });

  it('is ignored by its own document', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const written = vi.spyOn(Storage.prototype, 'setItem');
    const { tell, heard, stop } = await openTab();
    tell({ kind: 'cookies-refused' });
    expect(written.mock.calls.map(([key]) => key)).toEqual([NAME]);
    store(written.mock.calls[0]?.[1] ?? '');
    expect(heard).toEqual([]);
    stop();
  });
});

describe('document that has stopped to listen', () => {
  it('removes every listener and opens no channel', async () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const { heard, stop } = await openTab();
    const begun = added.mock.calls.map(([type]) => type);
    expect(begun).toEqual(['pagehide', 'pageshow', 'storage']);
    stop();
    expect(removed.mock.calls).toEqual(added.mock.calls);
    store(letter({}));
    expect(heard).toEqual([]);
  });

  it('may lack channels', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { stop } = await openTab();
    expect(stop).not.toThrow();
  });
});

describe('channel', () => {
  it('is opened by its name once for each document and each message, and closed', async () => {
    const channels: FakeChannel[] = [];
    class FakeChannel {
      posted: unknown[] = [];
      close = vi.fn();
      onmessage = null;
      constructor(readonly name: string) {
        channels.push(this);
      }
      postMessage(text: unknown) {
        this.posted.push(text);
      }
    }
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    const { tell, stop } = await openTab();
    window.dispatchEvent(new Event('pageshow'));
    expect(channels).toHaveLength(1);
    tell({ kind: 'cookies-refused' });
    const [own, forOne] = channels;
    expect(channels.map(({ name }) => name)).toEqual([NAME, NAME]);
    expect(JSON.parse(String(forOne?.posted))).toEqual({ at: now, from: expect.any(Number) as number, message: refused });
    expect([own, forOne].map((channel) => channel?.close.mock.calls.length)).toEqual([0, 1]);
    stop();
    expect(own?.close).toHaveBeenCalledTimes(1);
  });
});

describe('postToOtherTabs', () => {
  it('does not throw when an extension has replaced the channel', async () => {
    class Broken {
      postMessage() {
        throw new DOMException('closed', 'InvalidStateError');
      }
      close() {
        return undefined;
      }
    }
    vi.stubGlobal('BroadcastChannel', Broken);
    const { tell, stop } = await openTab();
    expect(() => tell({ kind: 'cookies-refused' })).not.toThrow();
    stop();
  });
});
