import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { SESSION_HOURS } from '@/limits-and-durations';
import * as instants from '@/deadlines/deadline';
import { about, from, until, useDeadline, useLock } from '@/deadlines/deadline';
import { fromDay } from '@/deadlines/lock-wait';
import * as time from '@/deadlines/session-time';
import { measureServerTime, startClock } from '@/session/clock';
import type { Deadlines } from '@/state/deadlines';
import { lockStarted, signInEnded } from '@/state/events';
import type { Proofing } from '@/state/proofing';
import { minute, second } from '../../../mocks/backend/clock';
import { openStore } from '../../support/environment';

const noon = Date.UTC(2026, 10, 23, 12);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: noon });
  startClock();
});

describe('instants', () => {
  type Timestamps = Deadlines['timestamps'];
  const state = (timestamps: Timestamps, lead: number | null = 0, byDevice: Timestamps = {}, lockOutTime: number | null = null) => ({
    deadlines: { request: '', lead, timestamps, byDevice },
    proofing: { lockOutTime } as Proofing,
  });
  const sessionMinutes = SESSION_HOURS * 60;
  const minutes = (instant: number | undefined) => instant && (instant - noon) / minute;

  describe('deadline instants', () => {
    it.each([
      ['of a code', instants.codeEnd, 'code', 5],
      ['of a code by email', instants.emailCodeEnd, 'emailCode', 60],
      ['of a link that resets a password', instants.resetLinkEnd, 'resetLink', 60],
      ['of a lock', instants.lockEnd('password'), 'lock password', 15],
      ['of a wait for records', instants.lockEnd('records'), 'lock records', 15],
      ['of a lock on links that reset a password', instants.lockEnd('reset'), 'lock reset', 15],
      ['of a lock on reminders', instants.lockEnd('reminder'), 'lock reminder', 60],
      ['of a session without a login', time.sessionEnd, 'session', 60],
      ['of a login', time.sessionEnd, 'login', sessionMinutes],
      ['of the first warning', instants.warningHiddenAt, 'hidden', 0],
      ['of a wait for a new phone number', instants.numberChangeEnd, 'numberChange', 24 * 60],
    ] as const)('adds to the deadline %s the minutes to its start, and returns none without a start', (_what, end, timestamp, length) => {
      expect(minutes(end(state({ [timestamp]: noon }))), 'If the specification has other minutes now, change them here').toBe(length);
      expect(end(state({}))).toBeUndefined();
    });

    it.each([
      ['a code', instants.codeEnd, 'code', sessionMinutes - 2],
      ['a code by email', instants.emailCodeEnd, 'emailCode', sessionMinutes - 59],
      ['a link', instants.resetLinkEnd, 'resetLink', sessionMinutes - 59],
    ] as const)('limits the deadline %s by the end of the session', (_what, end, timestamp, sentAfter) => {
      expect(minutes(end(state({ session: noon, [timestamp]: noon + sentAfter * minute })))).toBe(sessionMinutes);
      expect(end(state({ session: noon }))).toBeUndefined();
    });

    it('returns an instant 10 minutes before the end of the session, and none without a session', () => {
      const warning = instants.minutesBefore(time.sessionEnd, 10);
      expect([minutes(warning(state({ session: noon }))), warning(state({}))]).toEqual([sessionMinutes - 10, undefined]);
    });
  });

  it.each<[string, number, number, number]>([
    ['both clocks agree', 20, 0, 20],
    ['one server is an hour ahead', 20, 60, 20],
    ['the device was set an hour ahead, which the server shows', 80, -60, 20],
    ['it is over on both clocks', 61, 60, 61],
  ])('returns as session time the time of the slower clock when %s', (_when, device, lead, expected) => {
    vi.setSystemTime(noon + device * minute);
    measureServerTime(new Date(Date.now() + lead * minute).toUTCString());
    expect(minutes(time.sessionNow(state({ session: noon }, 0, { session: noon })))).toBe(expected);
  });

  it('returns the server time as session time without a device timestamp, and counts it from the login if there is one', () => {
    expect(minutes(time.sessionNow(state({ session: noon }, 5 * minute)))).toBe(5);
    vi.setSystemTime(noon + 30 * minute);
    const timestamps = { session: noon, login: noon + 20 * minute };
    expect(minutes(time.sessionEnd(state(timestamps)))).toBe(20 + sessionMinutes);
    expect(minutes(time.sessionNow(state(timestamps, 60 * minute, timestamps)))).toBe(30);
  });

  const see = () => measureServerTime(new Date(Date.now() - 180 * minute).toUTCString());

  it.each([
    ['began before the first answer', { session: noon }, null, [sessionMinutes, 0]],
    ['is stored by the server’s clock, in a new tab', { session: noon - 180 * minute }, -180 * minute, [sessionMinutes - 180, -180]],
  ] as const)('preserves on a device that is three hours fast the start of a session that %s', (_which, timestamps, lead, before) => {
    const stored = state(timestamps, lead);
    expect([minutes(time.sessionEnd(stored)), minutes(time.nowOf(stored))]).toEqual(before);
    see();
    expect([minutes(time.sessionEnd(stored)), minutes(time.nowOf(stored))]).toEqual([sessionMinutes - 180, -180]);
  });

  const matchLockEndAt = (lockOutTime: number | null, lead = 0) => instants.lockEnd('match')(state({}, lead, {}, lockOutTime));

  it.each([
    [-300, -5],
    [0, 0],
    [90, 1.5],
    [86_400, 24 * 60],
    [400 * 86_400, 400 * 24 * 60],
  ])('returns the end of a lock %i s from now', (after, end) => expect(minutes(matchLockEndAt(noon / 1000 + after))).toBe(end));

  it.each([null, 0, noon / 1000 - 86_400])('returns no end of a lock for %j, which is no end or one of long ago', (end) =>
    expect(matchLockEndAt(end)).toBeUndefined(),
  );

  it('prefers the end of a lock on look-ups that the server gave', () => {
    const ends = (['match', 'records', 'password'] as const).map((lock) =>
      minutes(instants.lockEnd(lock)(state({ [`lock ${lock}`]: noon }, 0, {}, noon / 1000 + 180))),
    );
    expect(ends).toEqual([3, 3, 15]);
  });

  it('compares the end of a lock with the server’s clock', () => {
    const end = noon / 1000 - 26 * 3600;
    expect(matchLockEndAt(end)).toBeUndefined();
    measureServerTime(new Date(noon - 180 * minute).toUTCString());
    expect(minutes(matchLockEndAt(end, -180 * minute))).toBe(-26 * 60);
  });
});

const at = (hours: number, minutes: number, seconds = 0) => new Date(2026, 10, 23, hours, minutes, seconds).getTime();

it.each([
  [at(15, 42), '3:42pm', '3:42pm'],
  [at(15, 42, 59), '3:42pm', '3:43pm'],
  [at(14, 0), '2pm', '2pm'],
  [at(14, 5), '2:05pm', '2:05pm'],
  [at(0, 5), '12:05am', '12:05am'],
  [at(0, 0), 'midnight', 'midnight'],
  [at(23, 59, 1), '11:59pm', 'midnight'],
  [at(11, 59, 1), '11:59am', 'midday'],
  [at(12, 0), 'midday', 'midday'],
])('formats %i as a time like %s, and as %s for a start', (instant, ends, begins) => {
  expect([until(instant), from(instant)]).toEqual([ends, begins]);
});

const monday = at(7, 23, 30);

it.each([
  ['a day of this year with its month', monday, monday, '7:24am on Monday 23 November'],
  ['a day of another year with its year', new Date(2025, 11, 31), monday, '7:24am on Monday 23 November 2026'],
  ['a whole hour without minutes', monday, at(15, 0), '3pm on Monday 23 November'],
  ['midday as a word', monday, at(12, 0), 'midday on Monday 23 November'],
])('formats an instant on a day: %s', (_what, now, instant, words) => {
  vi.setSystemTime(now);
  expect(fromDay(instant)).toBe(words);
});

it.each([
  [1, 'about 1 minute'],
  [9, 'about 9 minutes'],
  [54, 'about 54 minutes'],
  [55, 'about 1 hour'],
  [65, 'about 1 hour'],
  [120, 'about 2 hours'],
])('formats a duration of %i minutes as %s', (minutes, words) => expect(about(minutes)).toBe(words));

describe('useDeadline', () => {
  function deadlineIn(minutes: number | undefined) {
    const { store } = openStore();
    const at = minutes === undefined ? undefined : noon + minutes * minute;
    let renders = 0;
    const { result, unmount } = renderHook(
      () => {
        renders += 1;
        return useDeadline(() => at);
      },
      { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> },
    );
    return { left: () => result.current?.minutesLeft, result, unmount, renders: () => renders };
  }

  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  /** The device sleeps. Its clock continues, its timers do not. */
  const sleep = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * minute);

  it.each([
    [15, 15],
    [2.5, 3],
    [1.4, 1],
    [1 / 60, 1],
    [0, 0],
    [-1, 0],
  ])('counts to a deadline %d minutes ahead %i minutes', (minutes, left) => {
    const { result } = deadlineIn(minutes);
    expect(result.current).toEqual({ at: noon + minutes * minute, minutesLeft: left, over: left === 0 });
  });

  it('returns no deadline without an instant and reads no clock', () => {
    expect(deadlineIn(undefined).result.current).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('re-renders a deadline once a minute and at the end', () => {
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
  ])('recomputes the time to a deadline on %s after a sleep', (type, target) => {
    const { left } = deadlineIn(9);
    sleep(5);
    expect(left()).toBe(9);
    act(() => void target.dispatchEvent(new Event(type)));
    expect(left()).toBe(4);
    sleep(120);
    act(() => void target.dispatchEvent(new Event(type)));
    expect(left()).toBe(0);
  });

  it('counts the time to a deadline by the server’s clock', () => {
    const { left } = deadlineIn(180 + 9);
    measureServerTime(new Date(noon + 180 * minute).toUTCString());
    pass(second);
    expect(left()).toBe(9);
  });

  it('removes the timer and the listeners of a deadline on unmount', () => {
    const targets = [window, document];
    const added = targets.map((target) => vi.spyOn(target, 'addEventListener'));
    const removed = targets.map((target) => vi.spyOn(target, 'removeEventListener'));
    const { unmount } = deadlineIn(9);
    expect(vi.getTimerCount()).toBe(1);
    const look = added[1]?.mock.calls.find(([type]) => type === 'visibilitychange')?.[1];
    const ofIt = (spies: typeof added) => spies.map(({ mock }) => mock.calls.filter(([, listener]) => listener === look));
    const listens = ofIt(added);
    expect(listens.map(({ length }) => length)).toEqual([5, 1]);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    expect(ofIt(removed)).toEqual(listens);
  });
});

it('keeps the end that a lock had when its page opened, also when the session ends', () => {
  const { store } = openStore(lockStarted('password'));
  vi.setSystemTime(noon + 5 * minute);
  const { result, rerender } = renderHook(() => useLock('password')?.minutesLeft, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  act(() => void store.dispatch(signInEnded('endedElsewhere')));
  rerender();
  expect(result.current).toBe(10);
});
