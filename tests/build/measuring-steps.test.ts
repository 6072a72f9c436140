import { expect, it } from 'vitest';
import { totalOf } from '../../scripts/measuring/line.mjs';
import { criticalPath } from '../../scripts/measuring/round-trips.mjs';
import { stepLines } from '../../scripts/measuring/step-columns.mjs';

/** A request that starts at one time and ends at another. */
const sent = (path: string, at: number, until: number | undefined) => ({ path, at, until, bytes: 1024, isDocument: false, isFree: false });
const navigated = (path: string, at: number, begunAt: number, until: number) => ({ ...sent(path, at, until), begunAt, isDocument: true });

const pathOf = (carried: Parameters<typeof criticalPath>[0], series: string[], asked: Parameters<typeof criticalPath>[1] = []) =>
  criticalPath(carried, asked, { from: 0, to: 1000, series });

it('counts calls that follow each other, and no call beside them', () => {
  const carried = [sent('/api/login/password', 1, 10), sent('/api/login/passkey-status', 2, 12), sent('/api/login/trigger-otp', 10, 20)];
  expect(pathOf(carried, ['password', 'trigger-otp'])).toEqual({ roundTrips: 2, waits: [] });
});

it('marks a chunk after the click, and a call after another call that its series does not have', () => {
  const carried = [
    sent('/api/login/otp', 1, 10),
    sent('/assets/reset-password-B_c4-e6A.js', 12, 20),
    sent('/api/auth/authcode', 21, 30),
    sent('/api/auth/client-info?client-id=a', 31, 40),
  ];
  const waits = ['chunk reset-password after otp', 'client-info after authcode'];
  expect(pathOf(carried, ['otp', 'authcode'])).toEqual({ roundTrips: 4, waits });
  expect(pathOf(carried.slice(1, 2), [])).toEqual({ roundTrips: 1, waits: ['chunk reset-password after the click'] });
});

it('marks no call that runs beside a prescribed one, even if it ends first', () => {
  const carried = [sent('/api/login/otp', 1, 10), sent('/api/auth/client-info', 11, 15), sent('/api/auth/authcode', 11, 20)];
  expect(pathOf(carried, ['otp', 'authcode'])).toEqual({ roundTrips: 2, waits: [] });
});

it('leaves out requests before the click, under way when the page is complete, or without an answer', () => {
  const carried = [sent('/assets/a-12345678.js', -9, -1), sent('/a', 1, 10), sent('/b', 11, 1001), sent('/c', 12, undefined)];
  expect(pathOf(carried, ['/a'])).toEqual({ roundTrips: 1, waits: [] });
});

it('lets the script of a document start while that arrives, and lets one script only be prescribed', () => {
  const carried = [navigated('/authcode', 1, 10, 30), sent('/assets/index-12345678.js', 11, 40), sent('/assets/late-12345678.js', 41, 50)];
  expect(pathOf(carried, ['document', 'script'])).toEqual({ roundTrips: 3, waits: ['chunk late after chunk index'] });
});

it('starts a request when the page asks for it, not when a connection is free', () => {
  const carried = [sent('/assets/a-12345678.js', 1, 600), sent('/assets/b-12345678.css', 601, 900)];
  const b = '/assets/b-12345678.css';
  expect(pathOf(carried, ['script'], [[b, 2, 901]])).toEqual({ roundTrips: 1, waits: [] });
  expect(pathOf(carried, ['script'], [[b, -9, -5]])).toEqual({ roundTrips: 2, waits: ['chunk b after chunk a'] });
  // The clock of the page is behind that of the line.
  expect(pathOf(carried, ['script'], [[b, 590, 901]]).roundTrips).toBe(2);
});

it('counts no document of the mock in the requests and bytes of a visit', () => {
  expect(totalOf([sent('/a', 1, 2), { ...navigated('/mock/callback', 3, 4, 5), isFree: true }])).toEqual({ requests: 1, bytes: 1024 });
});

const step = {
  from: '/a',
  to: '/b',
  roundTrips: 3,
  least: 2,
  waits: ['a.js after the click'],
  requests: 1,
  bytes: 1024,
  task: 100,
  next: 800,
};
const travelled = (...steps: object[]) => ({ steps: steps.map((one) => ({ ...step, ...one })), whole: { requests: 9, bytes: 2048 } });
const cells = (line = '') => line.trim().split(/ {2,}/);

it('marks a step with a task of more than 100 ms', () => {
  const lines = stepLines([{ name: 'Consent', app: travelled({}, { task: 101 }) }], 1);
  expect(lines.filter((line) => line.includes('101, over 100'))).toHaveLength(1);
});

it('prints the sums of a journey, beside those of an earlier build', () => {
  const app = travelled({}, { from: '', roundTrips: 1 });
  expect(cells(stepLines([{ name: 'Consent', app }], 1).at(-1))).toEqual(['Consent', '4', '4', '1600', '9', '2.0']);
  const lines = stepLines([{ name: 'Consent', app, before: travelled({ roundTrips: 3.5 }, {}) }], 2);
  expect(cells(lines.at(-1))).toEqual(['Consent', '4', '6.5', '4', '1600', '1600', '9', '9', '2.0', '2.0']);
  expect(cells(lines.find((line) => line.includes('(opened)')))).toEqual([
    'Consent',
    '(opened)',
    '/b',
    '1',
    '3',
    '2',
    '1',
    '1',
    '1.0',
    '1.0',
    '800',
    '800',
    '100',
    'a.js after the click',
  ]);
});

it('prints no sum of a journey that failed in each round', () => {
  const failed = { steps: [], whole: { requests: NaN, bytes: NaN } };
  expect(cells(stepLines([{ name: 'Consent', app: failed }], 1).at(-1))).toEqual(['Consent', '-', '-', '-', '-', '-']);
});
