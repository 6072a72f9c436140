import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lostScript } from '../../hosting/lost-script';

it('is read by every browser that knows modules: no operator in it is younger', () => {
  expect(lostScript()).not.toMatch(/\?\.(?!\d)|\?\?|\|\|=|&&=|\*\*|\basync\b|\.\.\.\w+\s*[,}]/);
});

it('ends where the build puts its end, and is short: every document carries it', () => {
  expect(lostScript()).not.toMatch(/<\/script|<!--/i);
  expect(lostScript().length).toBeLessThan(1100);
});

describe('in a document', () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  /** A document with the words and the script before all others. Answers what it fetches. */
  function start() {
    vi.useFakeTimers();
    const root = Object.assign(document.createElement('div'), { id: 'root' });
    const words = Object.assign(document.createElement('div'), { id: 'lost', hidden: true });
    document.body.append(root, words);
    const listens = vi.spyOn(window, 'addEventListener');
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    runInThisContext(lostScript());
    const [[type, listener] = []] = listens.mock.calls;
    stops.push(
      () => window.removeEventListener(String(type), listener as EventListener, true),
      () => document.body.replaceChildren(),
    );
    return { words, fetched };
  }

  /** A script of an address that could not be used. */
  function lose(src: string) {
    const script = Object.assign(document.createElement('script'), { src });
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
  }

  it('fetches a script that did not start anew, past the copy that the browser keeps', () => {
    const { words, fetched } = start();
    lose('/assets/index-abc.js');
    expect(words.hidden).toBe(false);
    expect(fetched).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/assets/index-abc.js', { cache: 'reload' });
  });

  it("says nothing of another's script", () => {
    const { words, fetched } = start();
    lose('https://analytics.example.com/script.js');
    expect([words.hidden, fetched.mock.calls]).toEqual([true, []]);
  });

  it('shows its words after ten seconds, and not before', () => {
    const { words } = start();
    vi.advanceTimersByTime(9_999);
    expect(words.hidden).toBe(true);
    vi.advanceTimersByTime(1);
    expect(words.hidden).toBe(false);
  });
});
