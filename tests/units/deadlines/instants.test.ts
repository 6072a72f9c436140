import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  codeEnd,
  emailCodeEnd,
  lockEnd,
  matchLockEnd,
  nowOf,
  numberChangeEnd,
  resetLinkEnd,
  sessionEnd,
  sessionNow,
  warningHiddenAt,
} from '@/deadlines/instants';
import { measureServerTime, startClock } from '@/session/clock';
import type { Deadlines } from '@/state/deadlines';
import type { Proofing } from '@/state/proofing';
import { minute } from '../../../mocks/backend/clock';

const noon = Date.UTC(2026, 10, 23, 12);
const state = (timestamps: Deadlines['timestamps'], lead: number | null = 0) => ({
  deadlines: { request: '', lead, timestamps, byDevice: {} },
});
const minutes = (instant: number | undefined) => instant && (instant - noon) / minute;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  startClock();
});

describe('deadline instants', () => {
  it.each([
    ['of a code', codeEnd, 'code', 5],
    ['of a code by email', emailCodeEnd, 'emailCode', 60],
    ['of a link that resets a password', resetLinkEnd, 'resetLink', 60],
    ['of a lock', lockEnd('password'), 'lock password', 15],
    ['of a wait for records', lockEnd('records'), 'lock records', 15],
    ['of a lock on links that reset a password', lockEnd('reset'), 'lock reset', 15],
    ['of a lock on reminders', lockEnd('reminder'), 'lock reminder', 60],
    ['of a session that nobody has logged in to', sessionEnd, 'session', 60],
    ['of a login', sessionEnd, 'login', 60],
    ['of the first warning', warningHiddenAt, 'hidden', 0],
    ['of a wait for a new phone number', numberChangeEnd, 'numberChange', 24 * 60],
  ] as const)('adds to %s the minutes to its start, and is unknown without a start', (_what, end, moment, length) => {
    expect(minutes(end(state({ [moment]: noon })))).toBe(length);
    expect(end(state({}))).toBeUndefined();
  });

  it('counts the session end from the login if there is one', () => {
    expect(minutes(sessionEnd(state({ session: noon, login: noon + 20 * minute })))).toBe(80);
  });

  it.each([
    ['a code', codeEnd, 'code', 58],
    ['a code by email', emailCodeEnd, 'emailCode', 1],
    ['a link', resetLinkEnd, 'resetLink', 1],
  ] as const)('limits %s by the end of the session', (_what, end, moment, sentAfter) => {
    expect(minutes(end(state({ session: noon, [moment]: noon + sentAfter * minute })))).toBe(60);
  });
});

describe('sessionNow', () => {
  const at = (device: number, lead: number) => {
    vi.setSystemTime(noon + device * minute);
    measureServerTime(new Date(Date.now() + lead * minute).toUTCString());
    return minutes(sessionNow({ deadlines: { request: '', lead: 0, timestamps: { session: noon }, byDevice: { session: noon } } }));
  };

  it.each<[string, number, number, number]>([
    ['both clocks agree', 20, 0, 20],
    ['one server is an hour ahead', 20, 60, 20],
    ['the device was set an hour ahead, which the server shows', 80, -60, 20],
    ['both clocks say that it is over', 61, 60, 61],
  ])('returns the time of the slower clock when %s', (_when, device, lead, expected) => {
    expect(at(device, lead)).toBe(expected);
  });

  it('returns the server time in a document without a device timestamp', () => {
    expect(minutes(sessionNow(state({ session: noon }, 5 * minute)))).toBe(5);
  });

  it('counts from the login if there is one', () => {
    vi.setSystemTime(noon + 30 * minute);
    const timestamps = { session: noon, login: noon + 20 * minute };
    expect(minutes(sessionNow({ deadlines: { request: '', lead: 60 * minute, timestamps: timestamps, byDevice: timestamps } }))).toBe(30);
  });
});

describe('with a device that is three hours fast', () => {
  const see = () => measureServerTime(new Date(Date.now() - 180 * minute).toUTCString());

  it('what was timestamps before the first answer counts from the same moment after it', () => {
    const before = state({ session: noon }, null);
    expect([minutes(sessionEnd(before)), minutes(nowOf(before))]).toEqual([60, 0]);
    see();
    expect([minutes(sessionEnd(before)), minutes(nowOf(before))]).toEqual([-120, -180]);
  });

  it('what was timestamps by the server’s clock stays, also in a new tab', () => {
    const timestamps = state({ session: noon - 180 * minute }, -180 * minute);
    expect([minutes(sessionEnd(timestamps)), minutes(nowOf(timestamps))]).toEqual([-120, -180]);
    see();
    expect([minutes(sessionEnd(timestamps)), minutes(nowOf(timestamps))]).toEqual([-120, -180]);
  });
});

describe('end of a lock in seconds', () => {
  const told = (lockOutTime: number | null, lead = 0) => matchLockEnd({ ...state({}, lead), proofing: { lockOutTime } as Proofing });

  it.each([
    [-300, -5],
    [0, 0],
    [90, 1.5],
    [2400, 40],
    [86_399, 86_399 / 60],
    [86_400, 24 * 60],
    [3 * 86_400, 3 * 24 * 60],
    [400 * 86_400, 400 * 24 * 60],
  ])('returns the instant %i seconds from now', (seconds, expected) => {
    expect(minutes(told(noon / 1000 + seconds))).toBe(expected);
  });

  it.each([
    ['nothing', null],
    ['the beginning of time', 0],
    ['a day ago', noon / 1000 - 86_400],
  ])('returns no end for %s', (_what, end) => expect(told(end)).toBeUndefined());

  it('judges the end by the server’s clock', () => {
    const end = noon / 1000 - 26 * 3600;
    expect(told(end)).toBeUndefined();
    measureServerTime(new Date(noon - 180 * minute).toUTCString());
    expect(minutes(told(end, -180 * minute))).toBe(-26 * 60);
  });
});
