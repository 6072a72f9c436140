import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDeadline } from '@/deadlines/use-deadline';
import { measureServerTime, startClock } from '@/session/clock';
import { minute, second } from '../../../mocks/backend/clock';
import { openStore } from '../../support/bare-store';

const noon = Date.UTC(2026, 10, 23, 12);

function deadlineIn(minutes: number | undefined) {
  const { store } = openStore();
  const at = minutes === undefined ? undefined : noon + minutes * minute;
  let renders = 0;
  const { result, unmount } = renderHook(
    () => {
      renders += 1;
      return useDeadline(at);
    },
    { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> },
  );
  return { left: () => result.current?.minutesLeft, result, unmount, renders: () => renders };
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
/** The device sleeps: its clock goes on, its timers do not. */
const sleep = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * minute);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: noon });
  startClock();
});

describe('useDeadline', () => {
  it.each([
    [15, 15],
    [2.5, 3],
    [1.4, 1],
    [1 / 60, 1],
    [0, 0],
    [-1, 0],
  ])('counts from %d minutes ahead %i minutes', (minutes, left) => {
    const { result } = deadlineIn(minutes);
    expect(result.current).toEqual({ at: noon + minutes * minute, minutesLeft: left, over: left === 0 });
  });

  it('returns nothing without an instant and reads no clock', () => {
    expect(deadlineIn(undefined).result.current).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('re-renders once a minute and at the end', () => {
    const { left, renders, result } = deadlineIn(3);
    const shown = new Map<number, number | undefined>();
    for (let passed = 0; passed < 240; passed += 1) {
      shown.set(renders(), left());
      pass(second);
    }
    expect([...shown.values()]).toEqual([3, 2, 1, 0]);
    expect(result.current?.over).toBe(true);
  });

  it.each([
    ['visibilitychange', document],
    ['pageshow', window],
    ['online', window],
    ['focus', window],
    ['keydown', document.body],
    ['pointerdown', document.body],
  ])('recomputes on %s after a sleep', (type, target) => {
    const { left } = deadlineIn(9);
    sleep(5);
    expect(left()).toBe(9);
    act(() => void target.dispatchEvent(new Event(type)));
    expect(left()).toBe(4);
    sleep(120);
    act(() => void target.dispatchEvent(new Event(type)));
    expect(left()).toBe(0);
  });

  it('counts by the server’s clock', () => {
    const { left } = deadlineIn(180 + 9);
    measureServerTime(new Date(noon + 180 * minute).toUTCString());
    pass(second);
    expect(left()).toBe(9);
  });

  it('removes its timers and listeners', () => {
    const added = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
    const removed = [vi.spyOn(window, 'removeEventListener'), vi.spyOn(document, 'removeEventListener')];
    const { unmount } = deadlineIn(9);
    expect(vi.getTimerCount()).toBe(1);
    const look = added[1]?.mock.calls.find(([type]) => type === 'visibilitychange')?.[1];
    const ofIt = (spies: typeof added) => spies.map(({ mock }) => mock.calls.filter(([, listener]) => listener === look));
    const listens = ofIt(added);
    expect(listens.map(({ length }) => length)).toEqual([5, 1]);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    expect(ofIt(removed as typeof added)).toEqual(listens);
  });
});
