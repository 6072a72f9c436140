import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askBrowser } from '@/journeys/passkey-ceremony/steps/ask-browser';
import { neverAnswers, refuses, withAuthenticator } from '../../support/authenticator';

const options = { challenge: 'AAAA', rpId: 'localhost' };
const ignoresTheSignal = () =>
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: () => new Promise(() => undefined) } });

describe('askBrowser', () => {
  beforeEach(() => void vi.useFakeTimers());

  it.each([
    ['the time of the server', 60_000, 60_000],
    ['5 minutes, where the server names no time', undefined, 300_000],
    ['5 minutes, where the time is 0', 0, 300_000],
    ['5 minutes, where the time is negative', -1, 300_000],
    ['a day, where no timer can hold the time', 2 ** 40, 86_400_000],
  ])('rejects after %s', async (_what, timeout, ms) => {
    withAuthenticator();
    ignoresTheSignal();
    const settled = vi.fn();
    askBrowser({ ...options, timeout }, new AbortController().signal).catch((error: Error) => settled(error.name));
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith('NotAllowedError');
  });

  it('rejects when the page is left, even if an extension ignores the signal', async () => {
    withAuthenticator();
    ignoresTheSignal();
    const abort = new AbortController();
    const settled = vi.fn();
    askBrowser(options, abort.signal).catch((error: Error) => settled(error.name));
    await vi.advanceTimersByTimeAsync(10);
    abort.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledExactlyOnceWith('AbortError');
  });

  it('closes the dialogue of the browser when it rejects', async () => {
    const { dialogs } = withAuthenticator({ dialog: neverAnswers });
    askBrowser({ ...options, timeout: 1000 }, new AbortController().signal).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(999);
    expect(dialogs[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(dialogs[0]?.signal.aborted).toBe(true);
  });

  it('leaves no timer after the browser has answered', async () => {
    withAuthenticator({ dialog: refuses('SecurityError') });
    await expect(askBrowser(options, new AbortController().signal)).rejects.toMatchObject({ name: 'SecurityError' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
